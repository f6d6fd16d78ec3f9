import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

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

export interface AssetFolder {
  dir: string;
  /** Address of the folder, without a trailing slash. */
  mountPath: string;
  /** Widgets are used from other origins, the site's own files are not. */
  isForOtherOrigins?: boolean;
}

export interface SiteAssets {
  /** Compressed and held in memory, by address. */
  bodies: Map<string, ResponseBody>;
  /** Films, recordings and samples, by address. */
  streamed: Map<string, StreamedFile>;
}

/** Everything that may be public below a folder. */
export async function loadAssets(
  { dir, mountPath, isForOtherOrigins }: AssetFolder,
  isHttps: boolean,
): Promise<SiteAssets> {
  const found: SiteAssets = { bodies: new Map(), streamed: new Map() };
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(dir, file).split(path.sep).join('/');
      if (!entry.isFile() || relative.startsWith('.')) return;
      const headers = {
        ...baseHeaders(isHttps),
        'cache-control': HASHED.test(relative) ? FOREVER : ASK_AGAIN,
        'cross-origin-resource-policy': isForOtherOrigins ? 'cross-origin' : 'same-origin',
        ...(isForOtherOrigins ? { 'access-control-allow-origin': '*' } : {}),
      };
      const address = `${mountPath}/${relative}`;
      const extension = path.extname(entry.name);
      const [contentType, streamedType] = [TYPES[extension], STREAMED_TYPES[extension]];
      if (streamedType) {
        found.streamed.set(address, await describeFile(file, { ...headers, 'content-type': streamedType }));
      } else if (contentType) {
        found.bodies.set(address, await prepareBody(await readFile(file), contentType, headers));
      }
    }),
  );
  return found;
}
