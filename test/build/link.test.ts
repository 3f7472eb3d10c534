import { describe, expect, it } from 'vitest';
import { linked } from '../../.build/link.ts';

/** Carries a linked chunk out; `others` are the modules that it can load. */
function loaded(text: string, others: { [name: string]: object } = {}): { [name: string]: unknown } {
  const body = new Function('$load', linked(text));
  return body((name: string) => others[name]);
}

describe('a chunk of the built program', () => {
  it('gives what it exports, under the names that it gets', () => {
    expect(loaded('var a=1;function b(){return 2}export{a,b as c};')).toMatchObject({ a: 1, c: expect.any(Function) });
  });

  it('takes names of other chunks, all of a module, and what a module of Node is as a whole', () => {
    const text =
      'import{one as a,two}from"./other.js";var first=a;import*as all from"node:all";import fs,{read}from"node:fs";' +
      'import"./alone.js";export{first,two,all,fs,read};';
    const others = { './other.js': { one: 1, two: 2 }, 'node:all': { x: 1 }, 'node:fs': { read: 3 }, './alone.js': {} };
    expect(loaded(text, others)).toEqual({ first: 1, two: 2, all: { x: 1 }, fs: { read: 3 }, read: 3 });
  });

  it('takes what another chunk exports by default', () => {
    expect(loaded('import x from"./other.js";export{x};', { './other.js': { default: 7 } })).toEqual({ x: 7 });
  });

  it('loads other chunks late', async () => {
    const { late } = loaded('var late=()=>import("./other.js");export{late};', { './other.js': { one: 1 } });
    expect(await (late as () => Promise<object>)()).toEqual({ one: 1 });
  });

  it('leaves words in quotes alone', () => {
    expect(loaded('var a="to import{x}from the east";export{a};')).toEqual({ a: 'to import{x}from the east' });
  });
});
