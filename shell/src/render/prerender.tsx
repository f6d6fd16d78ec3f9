import type { OwnPage, SiteLanguage } from '@lectern/catalogue';

import { type RenderedFrame, renderFrames } from './frames/render-frames.js';
import { frameWords, type FrameWords } from '../layout/frame.words.js';
import { calendarFiles } from './calendar/calendar-file.js';
import { renderAdminPages } from './admin-page.js';
import { readClientBuild, type ClientBuild } from './client-build.js';
import { writeDocument } from './document.js';
import { LazyPage } from './lazy-page.js';
import type { SiteContextValue, SiteData } from '../site-data.js';
import type { SiteFile } from './site-file.js';
import { siteFiles } from './site-files.js';
import { structuredDataOf } from './structured-data/structured-data-of.js';
import { routeFor, siteMapOf } from '../site-map/site-map.js';
import type { SiteRoute } from '../site-map/route.js';
import { type Redirect, redirects } from '../site-map/redirects.js';

export type { SiteData } from '../site-data.js';
export type { SiteFile } from './site-file.js';

export interface RenderedPage {
  /** `/finding-peace`, with its query if any; the not-found page has the path `/404`. */
  path: string;
  status: 200 | 404;
  html: string;
  /** `'sha256-…'` of each `<style>`, for the content security policy. */
  styleHashes: string[];
  /** The same of each inline script. */
  scriptHashes?: string[];
  indexed: boolean;
  /** An app that renders in the browser and handles every path below its own. */
  isProgram?: boolean;
  /** Is rendered at each request, unless it is still in memory. */
  isRare?: boolean;
  /** Shows a purchased e-book from the browser's own storage. */
  opensBooks?: boolean;
}

export interface RenderedSite {
  pages: RenderedPage[];
  frames: RenderedFrame[];
  files: SiteFile[];
  moved: readonly Redirect[];
}

/** Pages of older articles are not kept in memory: thousands of them took a gigabyte. */
const KEPT_ARTICLES = 200;

interface RenderSiteInput {
  /** Folder of the client build, with .vite/manifest.json. */
  clientDir: string;
  /** Folders of the dashboard's builds by language, each with index.html. */
  adminDirs: ReadonlyMap<SiteLanguage, string>;
  data: SiteData;
  /** Texts of the owner that replace those of content. */
  ownWords?: OwnWords;
}

export interface OwnWords {
  consent: Partial<FrameWords['consent']> | null;
}

/** Pages work without script. Each is rendered when its HTML is first read, and then cached. */
export async function renderSite({
  clientDir,
  adminDirs,
  data,
  ownWords,
}: RenderSiteInput): Promise<RenderedSite> {
  const build = await readClientBuild(clientDir);
  const frame = frameWith(ownWords, data);
  const pages = siteMapOf(data).flatMap((route) =>
    ['', ...route.searches].map((search) => renderPage(route, search, build, { data, frame })),
  );
  const files = [...siteFiles.map((write) => write({ pages, data })), ...calendarFiles(data)];
  const frames = renderFrames(build, data);
  const admin = await renderAdminPages(adminDirs);
  return { pages: [...pages, ...admin], frames, files, moved: redirects };
}

function frameWith(ownWords: OwnWords | undefined, { ownPages }: SiteData): FrameWords {
  const words = frameWords();
  const { drawerLinks, footer, consent } = words;
  const link = ({ label, path }: OwnPage) => ({ label, path });
  const inMenu = ownPages.filter(({ isInMenu }) => isInMenu).map(link);
  const inFooter = ownPages.filter(({ isInFooter }) => isInFooter).map(link);
  return {
    ...words,
    drawerLinks: [...drawerLinks, ...inMenu],
    footer: { ...footer, links: [...footer.links, ...inFooter] },
    consent: { ...consent, ...ownWords?.consent },
  };
}

export async function renderOne({
  clientDir,
  path,
  ...rest
}: Omit<RenderSiteInput, 'adminDirs'> & { path: string }): Promise<RenderedPage | undefined> {
  if (!siteMapOf(rest.data).some((known) => known.path === path)) return undefined;
  return renderPath({ build: await readClientBuild(clientDir), path, search: '', ...rest });
}

interface RenderPathInput extends Pick<RenderSiteInput, 'data' | 'ownWords'> {
  build: ClientBuild;
  path: string;
  search: string;
}

export const renderPath = ({ build, path, search, data, ownWords }: RenderPathInput): RenderedPage =>
  renderPage(routeFor(path, siteMapOf(data)), search, build, { data, frame: frameWith(ownWords, data) });

function renderPage(
  route: SiteRoute,
  search: string,
  build: ClientBuild,
  { data, frame }: Pick<SiteContextValue, 'data' | 'frame'>,
): RenderedPage {
  const { path, status, opensBooks } = route;
  const content = route.content();
  const structuredData = status === 200 ? structuredDataOf(path, data) : [];
  // The canonical address names the page without its query for search engines.
  const facts = {
    path: search ? `${path}?${search}` : path,
    status,
    indexed: route.indexed && !search,
    opensBooks,
    isRare: isOlderArticle(path, data),
  };
  return new LazyPage(facts, () =>
    writeDocument({ route, content, structuredData, build, around: { data, frame, path, search } }),
  );
}

/** Newest first. */
function isOlderArticle(path: string, { blog: { articles } }: SiteData): boolean {
  if (articles.length <= KEPT_ARTICLES || !path.startsWith('/blog/')) return false;
  return !articles.slice(0, KEPT_ARTICLES).some((article) => article.path === path);
}
