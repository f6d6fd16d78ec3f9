import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from '@jest/globals';

import { root } from './compose-file.js';
import { isIgnored } from './docker-ignore.js';
import { readDockerfile, readImageSettings } from './dockerfile.js';

const stages = readDockerfile();
const image = readImageSettings();
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the image', () => {
  it('is built and run by the Node that this project is worked on with, by its exact version', () => {
    const line = readText('.nvmrc').trim().replaceAll('.', '\\.');
    expect(new Set(stages.map(({ base }) => base)).size).toBe(1);
    expect(stages[0]?.base).toMatch(new RegExp(`^node:${line}\\.\\d+-bookworm-slim$`));
  });

  it('runs as an unprivileged user and stops by the signal that the site handles', () => {
    expect(image).toMatchObject({ user: 'node', stopSignal: 'SIGTERM' });
  });

  it('is started and asked by files that there are, with Node alone', () => {
    for (const [program, file = ''] of [image.command, image.healthCommand]) {
      expect(program).toBe('node');
      expect(
        existsSync(path.join(root, file.replace('/dist/', '/src/').replace(/main\.js$/, 'main.ts'))),
      ).toBe(true);
    }
  });

  it('takes only what the assembled folder holds', () => {
    const build = stages[0]?.instructions.at(-1)?.rest ?? '';
    const target = /assemble-tree\.mjs (\S+)$/.exec(build)?.[1];
    const copies = stages.at(-1)?.instructions.filter(({ keyword }) => keyword === 'COPY');
    expect(copies).toEqual([{ keyword: 'COPY', rest: `--from=build ${target} ./` }]);
  });

  it('contains no secret: its variables describe paths and ports only', () => {
    const names = Object.keys(image.environment).filter((name) => !name.startsWith('MALLOC_'));
    expect(names.sort()).toEqual(['DATA_DIR', 'HOST', 'METRICS_PORT', 'NODE_ENV', 'PORT']);
    expect(
      stages.flatMap(({ instructions }) => instructions).filter(({ keyword }) => keyword === 'ARG'),
    ).toEqual([]);
  });
});

describe('the build context', () => {
  const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };
  const packages = workspaces.map((each) => `${each.replace('*', 'any')}/package.json`);

  it.each([
    ...packages,
    'content/site.json',
    'content/made/pictures/0a1b/facts.json',
    'libs/catalogue/src/index.ts',
    '.swcrc',
    'tsconfig.base.json',
    'tools/build/main.mjs',
    'tools/build/build.mjs',
    'tools/test/compile-hooks.mjs',
    'content/made/books/books.json',
    'deploy/assemble-tree.mjs',
    'LICENSE',
    'content/books/one/manuscript/1.md',
  ])('is %s', (file) => expect(isIgnored(file)).toBe(false));

  it.each([
    '.env',
    '.env.production',
    'backend/.env',
    '.git/config',
    '.data/files/a.pdf',
    'backend/.data/a',
    'node_modules/pg/index.js',
    'libs/money/node_modules/a/b.js',
    'shell/dist/client/index.html',
    'tools/asset-generators/node_modules/jszip/package.json',
    'e2e/site.ts',
    'npm-debug.log',
  ])('is not %s', (file) => expect(isIgnored(file)).toBe(true));
});
