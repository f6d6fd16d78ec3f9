import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

type Manifest = Record<string, ManifestEntry>;

/** What the prerenderer needs to know of the browser's build. */
export interface ClientBuild {
  /** index.html with its places for head, page and data. */
  template: string;
  /** Addresses of the scripts that a page needs before it lives: every page's and its own chunk's. */
  preloads(chunk: string): string[];
  /** embed.html, with its places for head and page. */
  frameTemplate: string;
  /** Addresses of the scripts of every page for frames: its own, and what it lends to a widget. */
  framePreloads(): string[];
}

/** What a frame's script fetches at once by a dynamic import. */
const frameChunks = ['embed.html', 'src/islands/widgets/widget-host.ts'];

/** @throws Error when a chunk of the site map is not in the build */
export async function readClientBuild(clientDir: string): Promise<ClientBuild> {
  const [template, frameTemplate, manifestText] = await Promise.all([
    readFile(join(clientDir, 'index.html'), 'utf8'),
    readFile(join(clientDir, 'embed.html'), 'utf8'),
    readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  return {
    template,
    preloads: (chunk) =>
      [...withImports(manifest, ['index.html', chunk])]
        .filter((name) => name !== 'index.html')
        .map((name) => `/${entryOf(manifest, name).file}`),
    frameTemplate,
    framePreloads: () =>
      [...withImports(manifest, frameChunks)]
        .filter((name) => name !== 'embed.html')
        .map((name) => `/${entryOf(manifest, name).file}`),
  };
}

function entryOf(manifest: Manifest, name: string): ManifestEntry {
  const entry = manifest[name];
  if (!entry) throw new Error(`The browser build has no chunk ${name}, which the site map names.`);
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
