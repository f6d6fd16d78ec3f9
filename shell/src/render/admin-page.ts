import { artwork, site } from '@lectern/catalogue';
import { globalCss } from '@lectern/ui';
import { preloadedFonts, fontFaceCss } from '@lectern/ui/fonts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { escapeHtml, styleHashes } from './html-text.js';

/** What stands there until the program does, and in its place where there is no script. */
const waiting = '<p class="waiting" role="status">Opening the dashboard…</p>';

const withoutScript = '<noscript><p class="waiting">The dashboard needs JavaScript.</p></noscript>';

/** Where the dashboard is; every address below is its own. */
export const adminPath = '/admin';

/** The dashboard's page: the same for everybody, as it knows nothing of anybody before its program asks. */
export async function renderAdminPage(clientDir: string) {
  const template = await readFile(join(clientDir, 'admin/admin.html'), 'utf8');
  const head = [
    `<title>Dashboard | ${escapeHtml(site.name)}</title>`,
    '<meta name="robots" content="noindex">',
    ...preloadedFonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<link rel="icon" href="/favicon.ico" sizes="32x32">`,
    `<link rel="icon" href="${artwork.favicon}" type="image/svg+xml">`,
    `<style>${adminCss}</style>`,
  ].join('');
  const html = template
    .replace('lang="en"', `lang="${site.language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => waiting + withoutScript);
  const page = { path: adminPath, status: 200 as const, indexed: false, isProgram: true };
  return { ...page, html, styleHashes: styleHashes(html) };
}

/** The dashboard's own ground: a tool, so all of it is set in the letters of controls. */
export const adminCss = `${fontFaceCss}${globalCss}
:root{--color-caution:#7a4a00;--header:0px}
@media (prefers-color-scheme:dark){:root{--color-caution:#f0c37c}}
body{font:400 1rem/1.5 var(--font-control);font-variant-numeric:lining-nums tabular-nums;hanging-punctuation:none}
.waiting{padding:30vh 16px;text-align:center;color:var(--color-muted)}`.replaceAll('\n', '');
