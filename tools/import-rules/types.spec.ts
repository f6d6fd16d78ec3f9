import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { checkerTimeoutMs, repositoryRoot, createTree } from './checkers.js';

const programs = ['server', 'browser', 'both'];

/** Uses of the browser's types and of Vite's types. */
const page = 'export const title = document.title;\n';
const mode = 'export const mode = import.meta.env.MODE;\n';

let tree: Awaited<ReturnType<typeof createTree>>;
let faults: string[];

/** The files of a tree that a program of this house finds fault with. */
function faultyFiles(root: string, program: string): Promise<string[]> {
  const compiler = path.join(repositoryRoot, 'node_modules/typescript-native/bin/tsc');
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', `tsconfig.${program}.json`], { cwd: root }, (_, said) =>
      resolve([...said.matchAll(/^(.*?)\(\d/gm)].map(([, file = '']) => file)),
    );
  });
}

beforeAll(async () => {
  const names = ['base', ...programs].map((name) => `tsconfig.${name}.json`);
  const settings = names.map(async (name) => [name, await readFile(path.join(repositoryRoot, name), 'utf8')]);
  const folders = [
    'backend/src',
    'deploy/src',
    'libs/coins/src',
    'tools/coins',
    'shell/src',
    'admin/src',
    'e2e',
    'libs/speech',
  ];
  tree = await createTree({
    ...Object.fromEntries(await Promise.all(settings)),
    ...Object.fromEntries(folders.map((folder) => [`${folder}/page.ts`, page])),
    'shell/src/mode.ts': mode,
    'e2e/mode.ts': mode,
    'tools/start/count.mjs': '/** @type {number} */\nexport const count = "one";\n',
  });
  faults = (await Promise.all(programs.map((program) => faultyFiles(tree.root, program)))).flat();
}, checkerTimeoutMs);

afterAll(() => tree.remove());

describe('the types that a file may know', () => {
  it.each(['backend/src', 'deploy/src', 'libs/coins/src', 'tools/coins'])('%s knows no browser', (folder) => {
    expect(faults).toContain(`${folder}/page.ts`);
  });

  it.each(['shell/src', 'admin/src', 'e2e', 'libs/speech'])('%s knows one', (folder) => {
    expect(faults).not.toContain(`${folder}/page.ts`);
  });

  it('are those of the build only in what is built for a browser', () => {
    expect(faults).toContain('e2e/mode.ts');
    expect(faults).not.toContain('shell/src/mode.ts');
  });

  it('are checked in the programs of the command line too', () => {
    expect(faults).toContain('tools/start/count.mjs');
  });
});
