import { artwork, look, site, type SiteLanguage } from '@lectern/catalogue';
import { adminCss } from '@lectern/ui/admin-css';
import { controlFontFile, fontPairs } from '@lectern/ui/fonts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fontPreload } from './font-tags.js';
import { escapeHtml, styleHashes } from './html-text.js';

/** Shown until the app has loaded, and if script is off. The program of one site has each language of the dashboard. */
const words: Record<SiteLanguage, { title: string; waiting: string; withoutScript: string }> = {
  en: {
    title: 'Dashboard',
    waiting: 'Opening the dashboard…',
    withoutScript: 'The dashboard needs JavaScript.',
  },
  de: {
    title: 'Verwaltung',
    waiting: 'Die Verwaltung wird geöffnet …',
    withoutScript: 'Die Verwaltung braucht JavaScript.',
  },
};

export const adminPath = '/admin';

/** Pages of the dashboard, one per language. They hold no data: the app loads everything after sign-in. */
export const renderAdminPages = (adminDirs: ReadonlyMap<SiteLanguage, string>) =>
  Promise.all([...adminDirs].map(([language, dir]) => renderAdminPage(language, dir)));

async function renderAdminPage(language: SiteLanguage, adminDir: string) {
  const template = await readFile(join(adminDir, 'index.html'), 'utf8');
  const { title, waiting, withoutScript } = words[language];
  const head = [
    `<title>${title} | ${escapeHtml(site.name)}</title>`,
    '<meta name="robots" content="noindex">',
    ...[controlFontFile, fontPairs[look.typefaces].title.file].map(fontPreload),
    `<link rel="icon" href="${artwork.ico ?? '/favicon.ico'}" sizes="32x32">`,
    `<link rel="icon" href="${artwork.favicon}" type="image/svg+xml">`,
    `<style>${adminCss(look)}</style>`,
  ].join('');
  const body = [
    `<p class="waiting" role="status">${waiting}</p>`,
    `<noscript><p class="waiting">${withoutScript}</p></noscript>`,
  ].join('');
  const html = template
    .replace('lang="en"', `lang="${language}"`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body);
  const path = language === site.language ? adminPath : `${adminPath}?language=${language}`;
  const page = { path, status: 200 as const, indexed: false, isProgram: true };
  return { ...page, html, styleHashes: styleHashes(html) };
}
