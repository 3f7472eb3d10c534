import '../src/cli.ts';

export { compiledCode } from './packed.ts';
