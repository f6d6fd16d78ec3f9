import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { renderSite as RenderSite } from '../src/render/prerender.js';
import { sampleSiteData } from '../src/testing/sample-site-data.js';

/** The promise of the house, gzipped: what a page brings before its visitor gives a sign, and what a frame needs to live. */
const limitBytes = { page: 10_000, frame: 100_000 };

const clientDir = fileURLToPath(new URL('../dist/client', import.meta.url));
const adminDir = fileURLToPath(new URL('../../admin/dist', import.meta.url));
const prerenderer = new URL('../dist/server/prerender.js', import.meta.url).href;

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** Where a script lies that a page asks for. */
const placeOf = (address: string) =>
  address.startsWith('/admin/') ? adminDir + address.slice('/admin'.length) : clientDir + address;

/** Scripts that a page brings along or asks for at once. */
async function scriptBytes(html: string): Promise<number> {
  const files = new Set(
    [
      ...html.matchAll(/(?:rel="modulepreload"[^>]*href|<script type="module"[^>]*src)="(?<file>\/[^"]+)"/g),
    ].map((match) => match.groups?.file ?? ''),
  );
  const sizes = await Promise.all([...files].map(async (file) => gzipped(await readFile(placeOf(file)))));
  const inline = [...html.matchAll(/<script>(?<code>[^]*?)<\/script>/g)].map(
    (match) => match.groups?.code ?? '',
  );
  return sizes.reduce((sum, size) => sum + size, gzipped(inline.join('')));
}

const { renderSite } = (await import(prerenderer)) as { renderSite: typeof RenderSite };
const { pages, frames } = await renderSite({ clientDir, adminDir, data: sampleSiteData });
const lines = await Promise.all(
  [...pages, ...frames].map(async ({ path, html }) => {
    const css = [...html.matchAll(/<style[^>]*>(?<css>[^]*?)<\/style>/g)].map(
      (match) => match.groups?.css ?? '',
    );
    return {
      path,
      htmlBytes: gzipped(html),
      scriptBytes: await scriptBytes(html),
      cssBytes: gzipped(css.join('')),
    };
  }),
);

console.log(`${'first load, gzipped'.padEnd(22)}     html        js   css (in html)`);
for (const { path, htmlBytes, scriptBytes, cssBytes } of lines) {
  console.log(path.padEnd(22), kilobytes(htmlBytes), kilobytes(scriptBytes), kilobytes(cssBytes));
}

/** Programs for the owner are no public pages: told, not limited. */
const limitOf = (path: string) => {
  const page = pages.find((known) => known.path === path);
  if (!page) return limitBytes.frame;
  return page.isProgram ? Infinity : limitBytes.page;
};
const tooHeavy = lines.filter(({ path, scriptBytes: bytes }) => bytes > limitOf(path));
if (tooHeavy.length > 0) {
  console.error(
    `More script than allowed before a sign of the visitor: ${tooHeavy.map(({ path }) => path).join(', ')}.`,
  );
  process.exitCode = 1;
}
