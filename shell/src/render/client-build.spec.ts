import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readClientBuild } from './client-build.js';

const manifest = {
  '_vendor.js': { file: 'assets/vendor.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_vendor.js'] },
  'src/browser/page.ts': { file: 'assets/page.js' },
  'src/islands/toasts.tsx': { file: 'assets/toasts.js', imports: ['_vendor.js'] },
  'src/layout/analytics/page-analytics.ts': { file: 'assets/analytics.js' },
  'src/islands/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_vendor.js'] },
  'src/islands/newsletter/newsletter.island.tsx': {
    file: 'assets/newsletter.js',
    imports: ['_form.js', '_vendor.js'],
  },
  'src/pages/read/book-reading.island.tsx': {
    file: 'assets/reading.js',
    dynamicImports: ['src/pages/read/book-reader.tsx'],
  },
  'src/pages/read/book-reader.tsx': { file: 'assets/reader.js', imports: ['_vendor.js'] },
  'embed.html': { file: 'assets/embed.js' },
  'src/islands/widgets/widget-host.ts': { file: 'assets/host.js', imports: ['_vendor.js'] },
};

describe('the client build', () => {
  let clientDir = '';

  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'client-build-'));
    await mkdir(join(clientDir, '.vite'));
    await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
    await writeFile(join(clientDir, '.vite/loader.js'), 'wake()');
    await writeFile(join(clientDir, '.vite/living-parts.json'), '["sc-a-0"]');
    await writeFile(join(clientDir, 'embed.html'), '<html></html>');
  });

  afterAll(() => rm(clientDir, { recursive: true }));

  it('lists each script of an island once, its own first', async () => {
    const { islandScripts, hydrateScripts, pageScript, toastScripts, analyticsScripts, loader } =
      await readClientBuild(clientDir);
    expect(islandScripts('newsletter')).toEqual([
      '/assets/newsletter.js',
      '/assets/form.js',
      '/assets/vendor.js',
    ]);
    expect(hydrateScripts).toEqual(['/assets/hydrate.js', '/assets/vendor.js']);
    expect(pageScript).toBe('/assets/page.js');
    expect(toastScripts).toEqual(['/assets/toasts.js', '/assets/vendor.js']);
    expect(analyticsScripts).toEqual(['/assets/analytics.js']);
    expect(loader).toBe('wake()');
  });

  it('includes the lazy parts of the book reader, so that they load at the same time', async () => {
    const { islandScripts } = await readClientBuild(clientDir);
    expect(islandScripts('book-reading')).toEqual([
      '/assets/reading.js',
      '/assets/reader.js',
      '/assets/vendor.js',
    ]);
  });

  it('tells hydrated components from static ones', async () => {
    const { isHydrated: livesInBrowser } = await readClientBuild(clientDir);
    expect([livesInBrowser('sc-a-0'), livesInBrowser('sc-b-0')]).toEqual([true, false]);
  });

  it('lists the scripts that a frame shares with its widget, and none of the pages', async () => {
    const { framePreloads } = await readClientBuild(clientDir);
    expect(framePreloads()).toEqual(['/assets/host.js', '/assets/vendor.js']);
  });

  it('rejects an island that was not built', async () => {
    const { islandScripts } = await readClientBuild(clientDir);
    expect(() => islandScripts('carousel')).toThrow(/no carousel\.island\.tsx/);
  });
});
