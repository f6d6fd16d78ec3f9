import { mkdir, mkdtemp, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { fingerprint } from './fingerprint.mjs';

let base: string;

async function put(name: string, text: string) {
  const file = path.join(base, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'lectern-fingerprint-'));
  await put('src/order.ts', 'one');
  await put('package.json', '{}');
});

afterEach(() => rm(base, { recursive: true, force: true }));

describe('the fingerprint of the sources', () => {
  const take = () => fingerprint(base, ['src', 'package.json', 'not-there']);

  it('stays while nothing changes', async () => {
    expect(await take()).toBe(await take());
  });

  it('changes with a source', async () => {
    const before = await take();
    await put('src/order.ts', 'another');
    expect(await take()).not.toBe(before);
  });

  it('changes when a source comes or goes', async () => {
    const before = await take();
    await put('src/deep/more.ts', 'more');
    const more = await take();
    expect(more).not.toBe(before);
    await unlink(path.join(base, 'src/deep/more.ts'));
    expect(await take()).toBe(before);
  });

  it.each(['src/order.spec.ts', 'src/dist/order.js', 'src/node_modules/a/index.js', 'src/.cache/a'])(
    'passes over %s, which no build reads',
    async (name) => {
      const before = await take();
      await put(name, 'text');
      expect(await take()).toBe(before);
    },
  );
});
