import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type LoaderSettings, loaderSettingsId } from '../src/browser/loader-settings.js';
import type { renderSite as RenderSite } from '../src/render/prerender.js';
import { sampleSiteData } from '../src/testing/sample-site-data.js';

/** Script before the first sign of a visitor, gzipped. */
const arrivalLimitBytes = 10_000;

/** What a page has fetched once one of its islands lives, gzipped. */
const islandLimitBytes = 100_000;

/** The same where the page is a frame for a widget, before the widget itself. */
const frameLimitBytes = 80_000;

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const adminDir = fileURLToPath(new URL('../../admin/dist', import.meta.url));
const prerenderer = new URL('../dist/server/prerender.js', import.meta.url).href;

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** Where a script lies that a page asks for. */
const placeOf = (address: string) =>
  address.startsWith('/admin/') ? adminDir + address.slice('/admin'.length) : clientDir + address;

const fileBytes = async (addresses: readonly string[]) =>
  sum(await Promise.all([...new Set(addresses)].map(async (file) => gzipped(await readFile(placeOf(file))))));

/** What the page tells its loader; nothing where a page has none. */
function settingsOf(html: string): Partial<LoaderSettings> {
  const [json] = captured(html, new RegExp(`id="${loaderSettingsId}">(.*?)</script>`, 'g'));
  return JSON.parse(json || '{}') as Partial<LoaderSettings>;
}

/** Script that the page holds, and that it asks for at once. */
async function arrivalBytes(html: string): Promise<number> {
  const inline = captured(html, /<script>([^]*?)<\/script>/g);
  const asked = captured(html, /(?:rel="modulepreload"[^>]*href|<script type="module"[^>]*src)="(\/[^"]+)"/g);
  const { page } = settingsOf(html);
  return sum(inline.map(gzipped)) + (await fileBytes(page ? [page, ...asked] : asked));
}

/** The heaviest island of a page, with all that it needs. */
async function heaviestIsland(html: string): Promise<{ name: string; bytes: number }> {
  const { hydrate = [], islands = {} } = settingsOf(html);
  const weighed = await Promise.all(
    Object.entries(islands).map(async ([name, scripts]) => ({
      name,
      bytes: await fileBytes([...hydrate, ...scripts]),
    })),
  );
  return weighed.reduce((most, island) => (island.bytes > most.bytes ? island : most), {
    name: '',
    bytes: 0,
  });
}

const { renderSite } = (await import(prerenderer)) as { renderSite: typeof RenderSite };
const { pages, frames } = await renderSite({ clientDir, adminDir, data: sampleSiteData });
const isFrame = new Set(frames.map(({ path }) => path));
const isProgram = new Set(pages.flatMap((page) => (page.isProgram ? [page.path] : [])));
const lines = await Promise.all(
  [...pages, ...frames].map(async ({ path, html }) => ({
    path,
    htmlBytes: gzipped(html),
    scriptBytes: await arrivalBytes(html),
    island: await heaviestIsland(html),
    cssBytes: gzipped(captured(html, /<style[^>]*>([^]*?)<\/style>/g).join('')),
  })),
);

console.log(`${'gzipped'.padEnd(32)}     html        js   css (in html)   with one island`);
for (const { path, htmlBytes, scriptBytes, cssBytes, island } of lines) {
  const sizes = [htmlBytes, scriptBytes, cssBytes].map(kilobytes);
  const living = island.name ? [kilobytes(scriptBytes + island.bytes), island.name] : [];
  console.log(path.padEnd(32), ...sizes, '  ', ...living);
}

/** Programs for the owner are no public pages: told, not limited. */
const tooHeavy = lines.flatMap(({ path, scriptBytes, island }) => {
  if (isProgram.has(path)) return [];
  const limit = isFrame.has(path) ? frameLimitBytes : arrivalLimitBytes;
  return [
    ...(scriptBytes > limit ? [`${path}: ${scriptBytes} B of script, ${limit} are agreed`] : []),
    ...(island.bytes > 0 && scriptBytes + island.bytes > islandLimitBytes
      ? [`${path}: ${scriptBytes + island.bytes} B once ${island.name} lives, ${islandLimitBytes} are agreed`]
      : []),
  ];
});
if (tooHeavy.length > 0) {
  console.error(tooHeavy.join('\n'));
  process.exitCode = 1;
}
