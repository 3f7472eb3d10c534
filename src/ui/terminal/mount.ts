import type { ReactNode } from 'react';
import type { Terminal } from './terminal.ts';

export type Mounted = {
  /** Shows another element in the place of the first. */
  rerender(element: ReactNode): void;
  /** Takes the element off; the screen keeps its last frame until the terminal is closed. */
  unmount(): void;
};

/**
 * Renders a React element with Ink on an opened terminal. Ink is imported here, after `openTerminal` has tidied the
 * environment. An element should always draw something: an empty frame is not drawn. What a component throws ends the
 * program as a fault.
 */
export async function mountInk(element: ReactNode, terminal: Terminal): Promise<Mounted> {
  const { render } = await import('ink');
  const ink = render(element, {
    stdout: terminal.screen as unknown as NodeJS.WriteStream,
    stdin: terminal.stdin,
    // Each write is then one whole frame, which is what the screen takes.
    debug: true,
    maxFps: 1000,
    patchConsole: false,
    exitOnCtrlC: false,
    isScreenReaderEnabled: false,
  });
  ink.waitUntilExit().catch(terminal.fail);
  return { rerender: ink.rerender, unmount: ink.unmount };
}
