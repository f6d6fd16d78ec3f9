import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type LoaderSettings, loaderSettingsId } from '../src/browser/loader-settings.js';
import type { renderSite as RenderSite } from '../src/render/prerender.js';
import { sampleSiteData } from '../src/testing/sample-site-data.js';

/** Gzipped script before the first interaction. */
const arrivalLimitBytes = 10_000;

/** Gzipped script of a page with one hydrated island. */
const islandLimitBytes = 111_400;

/** The same with the island's widget. */
const widgetLimitBytes = 144_970;

const widgetIn: Readonly<Record<string, string>> = {
  'direct-checkout': 'checkout',
  shop: 'checkout',
  chat: 'chat',
  search: 'search',
};
const readerLimitBytes = 141_000;

/** The same for a widget's frame, without the widget itself. */
const frameLimitBytes = 86_000;

/** Of the first author's content. Bundles of other languages differ by their texts alone. */
const language = 'en';
const clientDir = fileURLToPath(new URL(`../dist/${language}/client`, import.meta.url));
const adminDir = fileURLToPath(new URL(`../../admin/dist/${language}`, import.meta.url));
const prerenderer = new URL(`../dist/${language}/server/prerender.js`, import.meta.url).href;

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
const captured = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const placeOf = (address: string) =>
  address.startsWith('/admin/') ? adminDir + address.slice('/admin'.length) : clientDir + address;

const fileBytes = async (addresses: readonly string[]) =>
  sum(await Promise.all([...new Set(addresses)].map(async (file) => gzipped(await readFile(placeOf(file))))));

function settingsOf(html: string): Partial<LoaderSettings> {
  const [json] = captured(html, new RegExp(`id="${loaderSettingsId}">(.*?)</script>`, 'g'));
  return JSON.parse(json || '{}') as Partial<LoaderSettings>;
}

async function arrivalBytes(html: string): Promise<number> {
  const inline = captured(html, /<script>([^]*?)<\/script>/g);
  const asked = captured(html, /(?:rel="modulepreload"[^>]*href|<script type="module"[^>]*src)="(\/[^"]+)"/g);
  const { page } = settingsOf(html);
  return sum(inline.map(gzipped)) + (await fileBytes(page ? [page, ...asked] : asked));
}

/** Size of a widget without the payment stand-in. */
async function widgetBytes(widget: string | undefined): Promise<number> {
  if (!widget) return 0;
  const folder = new URL(`../../widgets/${widget}/dist/${language}/assets/`, import.meta.url);
  const scripts = (await readdir(folder)).filter((file) => /^(?!sandbox-).*\.js$/.test(file));
  return sum(await Promise.all(scripts.map(async (file) => gzipped(await readFile(new URL(file, folder))))));
}

interface WeighedIsland {
  name: string;
  bytes: number;
  withWidgetBytes: number;
}

async function heaviestIslands(html: string): Promise<{ island: WeighedIsland; withWidget: WeighedIsland }> {
  const { hydrate = [], islands = {} } = settingsOf(html);
  const weighed = await Promise.all(
    Object.entries(islands).map(async ([name, scripts]) => {
      const bytes = await fileBytes([...hydrate, ...scripts]);
      return { name, bytes, withWidgetBytes: bytes + (await widgetBytes(widgetIn[name])) };
    }),
  );
  const heaviest = (weight: 'bytes' | 'withWidgetBytes') =>
    weighed.reduce((most, island) => (island[weight] > most[weight] ? island : most), {
      name: '',
      bytes: 0,
      withWidgetBytes: 0,
    });
  return { island: heaviest('bytes'), withWidget: heaviest('withWidgetBytes') };
}

const { renderSite } = (await import(prerenderer)) as { renderSite: typeof RenderSite };
const { pages, frames } = await renderSite({
  clientDir,
  adminDirs: new Map([[language, adminDir]]),
  data: sampleSiteData,
});
const isFrame = new Set(frames.map(({ path }) => path));
const isReader = new Set(pages.flatMap((page) => (page.opensBooks ? [page.path] : [])));
const isProgram = new Set(pages.flatMap((page) => (page.isProgram ? [page.path] : [])));
const lines = await Promise.all(
  [...pages, ...frames].map(async ({ path, html }) => ({
    path,
    htmlBytes: gzipped(html),
    scriptBytes: await arrivalBytes(html),
    ...(await heaviestIslands(html)),
    cssBytes: gzipped(captured(html, /<style[^>]*>([^]*?)<\/style>/g).join('')),
  })),
);

console.log(`${'gzipped'.padEnd(32)}     html        js   css (in html)   with one island`);
for (const { path, htmlBytes, scriptBytes, cssBytes, island, withWidget } of lines) {
  const sizes = [htmlBytes, scriptBytes, cssBytes].map(kilobytes);
  const living = [
    ...(island.name ? [kilobytes(scriptBytes + island.bytes), island.name] : []),
    ...(withWidget.bytes < withWidget.withWidgetBytes
      ? [kilobytes(scriptBytes + withWidget.withWidgetBytes), `${withWidget.name} and its widget`]
      : []),
  ];
  console.log(path.padEnd(32), ...sizes, '  ', ...living);
}

/** Pages of the owner's apps are reported but have no limit. */
const tooHeavy = lines.flatMap(({ path, scriptBytes, island, withWidget }) => {
  if (isProgram.has(path)) return [];
  const most = isReader.has(path) ? readerLimitBytes : islandLimitBytes;
  const limit = isFrame.has(path) ? frameLimitBytes : arrivalLimitBytes;
  return [
    ...(scriptBytes > limit ? [`${path}: ${scriptBytes} B of script, ${limit} are agreed`] : []),
    ...(island.bytes > 0 && scriptBytes + island.bytes > most
      ? [`${path}: ${scriptBytes + island.bytes} B once ${island.name} lives, ${most} are agreed`]
      : []),
    ...(withWidget.withWidgetBytes > 0 &&
    scriptBytes + withWidget.withWidgetBytes > Math.max(most, widgetLimitBytes)
      ? [
          `${path}: ${scriptBytes + withWidget.withWidgetBytes} B with the widget in ${withWidget.name}, ${Math.max(most, widgetLimitBytes)} are agreed`,
        ]
      : []),
  ];
});
if (tooHeavy.length > 0) {
  console.error(tooHeavy.join('\n'));
  process.exitCode = 1;
}
