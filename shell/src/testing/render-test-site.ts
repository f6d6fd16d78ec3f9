import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { entries, hydratedPartsFile, loaderFile } from '../render/client-build.js';
import { renderSite } from '../render/prerender.js';
import type { SiteData } from '../site-data.js';
import { sampleSiteData } from './sample-site-data.js';

const frameTemplate = `<!doctype html><html lang="en"><head><!--head--></head><body><!--page--></body></html>`;

/** Renders the whole site over an empty client build. Remove the build only after the pages have been read. */
export async function renderTestSite() {
  const clientDir = await mkdtemp(join(tmpdir(), 'render-site-'));
  const sources = fileURLToPath(new URL('..', import.meta.url));
  const islands = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.island.tsx'))
    .map((file) => `src/${file}`);
  const names = [...Object.values(entries), ...islands];
  const manifest = Object.fromEntries(names.map((name, at) => [name, { file: `assets/${at}.js` }]));
  await mkdir(join(clientDir, '.vite'));
  await writeFile(join(clientDir, '.vite/manifest.json'), JSON.stringify(manifest));
  await writeFile(join(clientDir, '.vite', loaderFile), 'wake()');
  await writeFile(join(clientDir, '.vite', hydratedPartsFile), '[]');
  await writeFile(join(clientDir, 'embed.html'), frameTemplate);
  const adminDir = join(clientDir, 'admin');
  await mkdir(adminDir);
  await writeFile(join(adminDir, 'index.html'), frameTemplate);
  const adminDirs = new Map([['en', adminDir] as const, ['de', adminDir] as const]);
  const render = (data: SiteData) => renderSite({ clientDir, adminDirs, data });
  return { site: await render(sampleSiteData), render, remove: () => rm(clientDir, { recursive: true }) };
}
