import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readClientBuild } from './client-build.js';

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  '_book.js': { file: 'assets/book.js', imports: ['_vendor.js'] },
  'src/pages/home/home.page.tsx': { file: 'assets/home.js', imports: ['_book.js', 'index.html'] },
  'embed.html': { file: 'assets/embed.js' },
  'src/islands/widgets/widget-host.ts': { file: 'assets/host.js', imports: ['_vendor.js'] },
};

describe('the browser’s build, as the prerenderer reads it', () => {
  let clientDir = '';

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'client-build-'));
    await mkdir(join(clientDir, '.vite'));
    await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
    await writeFile(join(clientDir, 'index.html'), '<html></html>');
    await writeFile(join(clientDir, 'embed.html'), '<html></html>');
  });

  afterAll(() => rm(clientDir, { recursive: true }));

  it('names each script of a page’s first load once, without the entry that the template names', async () => {
    const { preloads } = await readClientBuild(clientDir);
    expect(preloads('src/pages/home/home.page.tsx')).toEqual([
      '/assets/vendor.js',
      '/assets/home.js',
      '/assets/book.js',
    ]);
  });

  it('names what a frame lends to its widget, and nothing of the pages', async () => {
    const { framePreloads } = await readClientBuild(clientDir);
    expect(framePreloads()).toEqual(['/assets/host.js', '/assets/vendor.js']);
  });

  it('refuses a page whose chunk was not built', async () => {
    const { preloads } = await readClientBuild(clientDir);
    expect(() => preloads('src/pages/blog/blog.page.tsx')).toThrow(/no chunk src\/pages\/blog/);
  });
});
