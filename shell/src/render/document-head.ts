import { artwork, isOn, look, site } from '@lectern/catalogue';
import { feedPaths } from './feeds/feed-paths.js';
import { headTags } from './head-tags.js';
import type { SiteData } from '../site-data.js';
import type { SiteRoute } from '../site-map/route.js';
import type { PageContent } from '../site-map/page-content.js';
import { fontTags } from './font-tags.js';
import { escapeHtml } from './html-text.js';
import { picturePreload } from './largest-picture.js';
import { pageStyleSheet } from './page-style-sheet.js';

const feedLinks = (): string[] => [
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.name)}" href="${feedPaths.rss}">`,
  `<link rel="alternate" type="application/feed+json" title="${escapeHtml(site.name)}" href="${feedPaths.json}">`,
];

interface HeadParts {
  route: SiteRoute;
  content: PageContent<unknown>;
  data: SiteData;
  loader: string;
  /** Markup of the page, which decides the styles to include. */
  markup: string;
  partStyles: string;
}

export function documentHead({ route, content, data, loader, markup, partStyles }: HeadParts): string {
  const tags = headTags(route, content, data).map(
    ({ tag, key, name, attribute, value }) => `<${tag} ${key}="${name}" ${attribute}="${escapeHtml(value)}">`,
  );
  const fonts = fontTags(partStyles, markup);
  return [
    `<title>${escapeHtml(content.meta.title)}</title>`,
    picturePreload(markup),
    fonts.deferred,
    `<script>${loader}</script>`,
    fonts.preload,
    ...tags,
    ...Object.entries(content.openGraph ?? {})
      .filter(([property]) => property !== 'og:type')
      .map(([property, value]) => `<meta property="${property}" content="${escapeHtml(value)}">`),
    ...(isOn('blog') ? feedLinks() : []),
    `<meta property="og:site_name" content="${escapeHtml(site.name)}">`,
    `<meta name="author" content="${escapeHtml(site.author.name)}">`,
    `<meta name="theme-color" content="${look.colors.light.background}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${look.colors.dark.background}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${artwork.ico ?? '/favicon.ico'}" sizes="32x32">`,
    `<link rel="icon" href="${artwork.favicon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${artwork.appleTouchIcon}">`,
    `<style>${pageStyleSheet(markup)}</style>`,
    partStyles,
  ].join('');
}
