import { type RenderedFrame, renderFrames } from './frames/render-frames.js';
import { frameWords, type FrameWords } from '../layout/frame.words.js';
import { renderAdminPage } from './admin-page.js';
import { readClientBuild, type ClientBuild } from './client-build.js';
import { writeDocument } from './document.js';
import { LatePage } from './lazy-page.js';
import type { SiteContextValue, SiteData } from '../site-data.js';
import type { SiteFile } from './site-file.js';
import { siteFiles } from './site-files.js';
import { structuredDataOf } from './structured-data/structured-data-of.js';
import { routeFor, siteMap } from '../site-map/site-map.js';
import type { SiteRoute } from '../site-map/route.js';
import { type MovedAddress, movedAddresses } from '../site-map/redirects.js';

export type { SiteData } from '../site-data.js';
export type { SiteFile } from './site-file.js';

export interface RenderedPage {
  /** `/finding-peace`, with its query where it has one; the page for everything unknown has the path `/404`. */
  path: string;
  status: 200 | 404;
  html: string;
  /** `'sha256-…'` of each `<style>`, for the content security policy. */
  styleHashes: string[];
  /** The same of each script that stands in the page itself. */
  scriptHashes?: string[];
  /** Whether the site map for search engines lists it. */
  indexed: boolean;
  /** Draws itself in the browser, and answers for every address below its own. */
  isProgram?: boolean;
  /** Shows the text of a bought e-book, from the browser's own memory. */
  opensBooks?: boolean;
}

export interface RenderedSite {
  pages: RenderedPage[];
  /** Pages that other people's pages may show in frames. */
  frames: RenderedFrame[];
  files: SiteFile[];
  /** Addresses that the server answers with the way to another. */
  moved: readonly MovedAddress[];
}

interface RenderSiteInput {
  /** Folder of the browser's build, with .vite/manifest.json. */
  clientDir: string;
  /** Folder of the dashboard's build, with index.html. */
  adminDir: string;
  data: SiteData;
  /** Words that the owner has put in the place of the content's. */
  ownWords?: OwnWords;
}

export interface OwnWords {
  consent: Partial<FrameWords['consent']> | null;
}

/**
 * Writes the site: pages of HTML that stand without a script, and the files beside them. A page is written when its HTML
 * is first read, and then kept.
 */
export async function renderSite({
  clientDir,
  adminDir,
  data,
  ownWords,
}: RenderSiteInput): Promise<RenderedSite> {
  const build = await readClientBuild(clientDir);
  const frame = frameWith(ownWords);
  const pages = siteMap.flatMap((route) =>
    ['', ...route.searches].map((search) => renderPage(route, search, build, { data, frame })),
  );
  const files = siteFiles.map((write) => write({ pages, data }));
  const frames = renderFrames(build, data);
  const admin = await renderAdminPage(adminDir);
  return { pages: [...pages, admin], frames, files, moved: movedAddresses };
}

function frameWith(ownWords: OwnWords | undefined): FrameWords {
  const words = frameWords();
  return { ...words, consent: { ...words.consent, ...ownWords?.consent } };
}

/** Writes one page as it would be with these data: for whoever looks at it before it is so. */
export async function renderOne({
  clientDir,
  path,
  ...rest
}: Omit<RenderSiteInput, 'adminDir'> & { path: string }): Promise<RenderedPage | undefined> {
  if (!siteMap.some((known) => known.path === path)) return undefined;
  return renderPath({ build: await readClientBuild(clientDir), path, search: '', ...rest });
}

interface RenderPathInput extends Pick<RenderSiteInput, 'data' | 'ownWords'> {
  build: ClientBuild;
  path: string;
  search: string;
}

/** Writes the page of an address, or the one that says that there is none. */
export const renderPath = ({ build, path, search, data, ownWords }: RenderPathInput): RenderedPage =>
  renderPage(routeFor(path), search, build, { data, frame: frameWith(ownWords) });

function renderPage(
  route: SiteRoute,
  search: string,
  build: ClientBuild,
  { data, frame }: Pick<SiteContextValue, 'data' | 'frame'>,
): RenderedPage {
  const { path, status, opensBooks } = route;
  const content = route.content();
  const structuredData = structuredDataOf(path, data);
  // Search engines are sent to the page without a query, which its canonical address names.
  const facts = {
    path: search ? `${path}?${search}` : path,
    status,
    indexed: route.indexed && !search,
    opensBooks,
  };
  return new LatePage(facts, () =>
    writeDocument({ route, content, structuredData, build, around: { data, frame, path, search } }),
  );
}
