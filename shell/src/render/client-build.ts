import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

export interface ClientBuild {
  /** Source of the loader, inlined in every page. */
  loader: string;
  pageScript: string;
  /** URLs for hydration: its entry first, then its imports. */
  hydrateScripts: readonly string[];
  toastScripts: readonly string[];
  analyticsScripts: readonly string[];
  /** @throws Error if the island is not in the build */
  islandScripts(name: string): readonly string[];
  isHydrated(id: string): boolean;
  /** embed.html, with placeholders for head and page. */
  frameTemplate: string;
  /** URLs of the scripts of every frame: its own, and those shared with widgets. */
  framePreloads(): string[];
}

/** Entries that pages refer to, by source file as in the manifest. */
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

/** Islands that load their lazy parts at hydration, so the loader preloads those too. */
const wholeAtOnce = new Set(['book-reading']);

const islandSuffix = '.island.tsx';

/** The loader's file, beside the manifest. Inlined, never requested. */
export const loaderFile = 'loader.js';

/** Service worker of the e-book reader. Its URL must stay, since browsers identify it by its scope. */
export const readerWorkerFile = 'read/worker.js';

/** Ids of the styled components in client bundles, beside the manifest. */
export const hydratedPartsFile = 'living-parts.json';

export async function readClientBuild(clientDir: string): Promise<ClientBuild> {
  const [loader, frameTemplate, manifestText, livingParts] = await Promise.all([
    readFile(join(clientDir, '.vite', loaderFile), 'utf8'),
    readFile(join(clientDir, 'embed.html'), 'utf8'),
    readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
    readFile(join(clientDir, '.vite', hydratedPartsFile), 'utf8'),
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
    isHydrated: (id) => living.has(id),
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
