import { mkdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { inRoot } from '../start/paths.mjs';
import { compilationOf, compile } from './compile.mjs';
import { fingerprint, forget } from './memory.mjs';

/** Where what is built remembers itself, too: no build reads it, and git does not know it. */
const folder = `.cache/spec-${process.pid}/pens`;

async function put(name: string, text: string) {
  const file = inRoot(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

const built = (name: string) => readFile(inRoot(folder, 'dist', name), 'utf8').catch(() => undefined);

/** Compiles what there is to compile, and names it. */
async function build() {
  const found = compilationOf(folder);
  if (found) await compile(found);
  return [...(found?.changed.keys() ?? [])].map((source) => path.relative(`${folder}/src`, source)).sort();
}

beforeEach(async () => {
  await put('src/pen.ts', "export const ink: string = 'blue';");
  await put('src/nib.tsx', 'export const nib = <i />;');
  await put('src/pen.spec.ts', 'a test');
});

afterEach(async () => {
  forget(`compile ${folder}`);
  await rm(path.dirname(inRoot(folder)), { recursive: true, force: true });
});

describe('compile', () => {
  it('compiles every changed source but tests', async () => {
    expect(await build()).toEqual(['nib.tsx', 'pen.ts']);
    expect(await built('pen.js')).toContain("ink = 'blue'");
    expect(await built('pen.spec.js')).toBeUndefined();
    expect(await build()).toEqual([]);
    await put('src/pen.ts', "export const ink: string = 'black, and some red';");
    expect(await build()).toEqual(['pen.ts']);
    expect(await built('pen.js')).toContain('red');
  });

  it('removes the output of a deleted source', async () => {
    await build();
    await unlink(inRoot(folder, 'src/nib.tsx'));
    await build();
    expect(await built('nib.js')).toBeUndefined();
    expect(await built('pen.js')).toBeDefined();
  });

  it('compiles a source again if its output was deleted', async () => {
    await build();
    await unlink(inRoot(folder, 'dist/pen.js'));
    expect(await build()).toEqual(['pen.ts']);
  });

  it('reports sources with errors, and compiles only them again', async () => {
    await put('src/pen.ts', 'export const = ;');
    await expect(build()).rejects.toThrow();
    await put('src/pen.ts', "export const ink = 'green';");
    expect(await build()).toEqual(['pen.ts']);
  });
});

describe('fingerprint', () => {
  const take = () => fingerprint([`${folder}/src`, `${folder}/not-there`]);

  it('changes when a source is changed, added or deleted, and with nothing else', async () => {
    const first = take();
    await put('src/pen.spec.ts', 'another test');
    await put('src/node_modules/ink/index.js', 'a package');
    expect(take()).toBe(first);
    await put('src/more/cap.ts', 'a cap');
    expect(take()).not.toBe(first);
    await unlink(inRoot(folder, 'src/more/cap.ts'));
    expect(take()).toBe(first);
    await put('src/pen.ts', 'not as long');
    expect(take()).not.toBe(first);
  });
});
