import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** What the prerenderer needs to know of the browser's build. */
export interface ClientBuild {
  /** The script that stands in every page: it wakes the islands. */
  loader: string;
  /** Address of the plain script of every page. */
  pageScript: string;
  /** Addresses of what lets React take an island over: itself first, then what it needs. */
  hydrateScripts: readonly string[];
  /** The same of what shows messages that pass. */
  toastScripts: readonly string[];
  /** The same of what counts visits. */
  analyticsScripts: readonly string[];
  /**
   * The same of an island.
   * @throws Error when it is not in the build
   */
  islandScripts(name: string): readonly string[];
  /** Whether a program of the browser's holds the styled part with this id. */
  livesInBrowser(id: string): boolean;
  /** embed.html, with its places for head and page. */
  frameTemplate: string;
  /** Addresses of the scripts of every page for frames: its own, and what it lends to a widget. */
  framePreloads(): string[];
}

/** Sources of the programs that a page names, as the manifest has them. */
export const entries = {
  loader: 'src/browser/loader.ts',
  page: 'src/browser/page.ts',
  readerWorker: 'src/browser/reader-worker.ts',
  toasts: 'src/islands/toasts.tsx',
  analytics: 'src/layout/analytics/page-analytics.ts',
  hydrate: 'src/islands/hydrate.tsx',
  frame: 'embed.html',
  widgetHost: 'src/islands/widgets/widget-host.ts',
} as const;

/** Islands that ask for their late parts as they wake: the loader fetches those with them. They cannot be drawn on the server. */
const wholeAtOnce = new Set(['book-reading']);

const islandSuffix = '.island.tsx';

/** The loader, beside the manifest: no page fetches it, each brings it. */
export const loaderFile = 'loader.js';

/** The worker of the reader of bought books: its address is what its realm is told by. */
export const readerWorkerFile = 'read/worker.js';

/** The ids of the styled parts in the browser's programs, beside the manifest. */
export const livingPartsFile = 'living-parts.json';

export async function readClientBuild(clientDir: string): Promise<ClientBuild> {
  const [loader, frameTemplate, manifestText, livingParts] = await Promise.all([
    readFile(join(clientDir, '.vite', loaderFile), 'utf8'),
    readFile(join(clientDir, 'embed.html'), 'utf8'),
    readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
    readFile(join(clientDir, '.vite', livingPartsFile), 'utf8'),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const living = new Set(JSON.parse(livingParts) as string[]);
  const scripts = (...names: string[]) =>
    [...withImports(manifest, names)].map((name) => `/${entryOf(manifest, name).file}`);
  const islands = new Map(
    Object.keys(manifest)
      .filter((source) => source.endsWith(islandSuffix))
      .map((source) => [source, basename(source, islandSuffix)] as const)
      .map(([source, name]) => {
        const late = wholeAtOnce.has(name) ? (entryOf(manifest, source).dynamicImports ?? []) : [];
        return [name, scripts(source, ...late)];
      }),
  );
  return {
    loader,
    pageScript: `/${entryOf(manifest, entries.page).file}`,
    toastScripts: scripts(entries.toasts),
    analyticsScripts: scripts(entries.analytics),
    hydrateScripts: scripts(entries.hydrate),
    islandScripts: (name) => {
      const found = islands.get(name);
      if (!found) throw new Error(`The browser build has no ${name}${islandSuffix}, which a page asks for.`);
      return found;
    },
    livesInBrowser: (id) => living.has(id),
    frameTemplate,
    framePreloads: () => scripts(entries.frame, entries.widgetHost).slice(1),
  };
}

function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The browser build has no ${name}.`);
  return entry;
}

function withImports(manifest: Manifest, names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest, entryOf(manifest, name).imports ?? [], seen);
  }
  return seen;
}
