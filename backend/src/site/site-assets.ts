import { readdir, readFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

import { builtSite } from './built-site.js';
import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';
import { describeFile, type StreamedFile } from './streamed-file.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** What is read from disk for each visitor rather than held in memory. */
const STREAMED_TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
};

/**
 * Files whose name changes with their content may be kept for a year: `assets/name-XXXXXXXX.js` of the builds,
 * `images/name.xxxxxxxx.avif` of the catalogue. All others are asked for again.
 */
const HASHED = /(?:^|\/)assets\/[^/]*-[\w-]{8}\.\w+$|\.[0-9a-f]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

interface AssetFolder {
  dir: string;
  /** Address of the folder, without a trailing slash. */
  mountPath: string;
  /** Widgets are used from other origins, the site's own files are not. */
  isForOtherOrigins?: boolean;
}

export interface SiteAssets {
  /** Held in memory, by address. */
  bodies: Map<string, ResponseBody>;
  /** Films, recordings and samples, by address. */
  streamed: Map<string, StreamedFile>;
}

interface Asset {
  /** Path below its folder: `assets/name-XXXXXXXX.js`. */
  file: string;
  content: Buffer;
  isForOtherOrigins?: boolean;
}

function assetHeaders({ file, isForOtherOrigins }: Omit<Asset, 'content'>, isHttps: boolean) {
  return {
    ...baseHeaders(isHttps),
    'cache-control': HASHED.test(file) ? FOREVER : ASK_AGAIN,
    'cross-origin-resource-policy': isForOtherOrigins ? 'cross-origin' : 'same-origin',
    ...(isForOtherOrigins ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** Holds one file in memory; undefined for a kind that is not public, or not held. */
export function prepareAsset(asset: Asset, isHttps: boolean): ResponseBody | undefined {
  const contentType = TYPES[path.extname(asset.file)];
  return contentType ? prepareBody(asset.content, contentType, assetHeaders(asset, isHttps)) : undefined;
}

/** Everything that may be public below a folder. */
export async function loadAssets(
  { dir, mountPath, isForOtherOrigins }: AssetFolder,
  isHttps: boolean,
): Promise<SiteAssets> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file).split(path.sep).join('/');
    return entry.isFile() && !name.startsWith('.') ? { address: `${mountPath}/${name}`, file } : [];
  });
  return loadFiles(files, isHttps, isForOtherOrigins ? { isForOtherOrigins } : {});
}

/** What may be public of some files, each with its address. */
export async function loadFiles(
  files: readonly { address: string; file: string }[],
  isHttps: boolean,
  origins: Pick<AssetFolder, 'isForOtherOrigins'> = {},
): Promise<SiteAssets> {
  const found: SiteAssets = { bodies: new Map(), streamed: new Map() };
  await Promise.all(
    files.map(async ({ address, file }) => {
      const streamedType = STREAMED_TYPES[path.extname(address)];
      if (streamedType) {
        const headers = {
          ...assetHeaders({ file: address, ...origins }, isHttps),
          'content-type': streamedType,
        };
        found.streamed.set(address, await describeFile(file, headers));
      } else if (TYPES[path.extname(address)]) {
        const asset = { file: address, content: await readFile(file), ...origins };
        const body = prepareAsset(asset, isHttps);
        if (body) found.bodies.set(address, body);
      }
    }),
  );
  return found;
}

/** `v1.0a1b2c3d.js`: named by its content. */
const IMMUTABLE = /^v\d+\.[0-9a-f]{8}\.js$/;

/**
 * Keeps every loader for other people's pages that this site has ever had, so that a page which holds one to its hash
 * finds it after the next release too.
 *
 * @param builtDir of this release's loader
 * @param keptDir where all of them are, from now on with this one
 */
export async function keepLoaders(builtDir: string, keptDir: string): Promise<void> {
  const built = await readdir(builtDir).catch(() => []);
  await mkdir(keptDir, { recursive: true });
  for (const name of built.filter((each) => IMMUTABLE.test(each))) {
    // Another process may be at it too: the same name is the same content.
    await cp(path.join(builtDir, name), path.join(keptDir, name), { force: false, errorOnExist: false });
  }
}

/** How long a visitor's browser uses the loader unasked, on whatever page it finds it. */
const KEPT_SECONDS = 600;

/** Every loader that this site has ever had, this release's `v1.js`, and what says which is the latest; by address. */
export async function loadLoaders(dataDir: string, isHttps: boolean): Promise<Map<string, ResponseBody>> {
  const keptDir = path.join(dataDir, 'embed-loaders');
  await keepLoaders(builtSite.loaderDir, keptDir);
  const folders = await Promise.all(
    [keptDir, builtSite.loaderDir].map((dir) =>
      loadAssets({ dir, mountPath: '/embed', isForOtherOrigins: true }, isHttps),
    ),
  );
  const loaders = new Map(folders.flatMap(({ bodies }) => [...bodies]));
  for (const [address, { headers }] of loaders) {
    if (!IMMUTABLE.test(path.basename(address))) headers['cache-control'] = `public, max-age=${KEPT_SECONDS}`;
  }
  return loaders;
}
