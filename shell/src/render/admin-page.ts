import { artwork, site } from '@lectern/catalogue';
import { adminCss } from '@lectern/ui/admin-css';
import { controlFontFile, titleFont } from '@lectern/ui/fonts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fontPreload } from './font-tags.js';
import { escapeHtml, styleHashes } from './html-text.js';

/** Shown until the app has loaded, and if script is off. */
const waiting = '<p class="waiting" role="status">Opening the dashboard…</p>';

const withoutScript = '<noscript><p class="waiting">The dashboard needs JavaScript.</p></noscript>';

export const adminPath = '/admin';

/** Page of the dashboard. It holds no data: the app loads everything after sign-in. */
export async function renderAdminPage(adminDir: string) {
  const template = await readFile(join(adminDir, 'index.html'), 'utf8');
  const head = [
    `<title>Dashboard | ${escapeHtml(site.name)}</title>`,
    '<meta name="robots" content="noindex">',
    ...[controlFontFile, titleFont.file].map(fontPreload),
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
