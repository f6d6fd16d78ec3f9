import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { prepareBody, type ResponseBody } from './response-body.js';
import { baseHeaders } from './security-headers.js';

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
};

/** Files whose name changes with their content may be kept for a year; all others are asked for again. */
const HASHED = /[.-][A-Za-z0-9_-]{8,}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

export interface AssetFolder {
  dir: string;
  /** Address of the folder, without a trailing slash. */
  mountPath: string;
  /** Widgets are used from other origins, the site's own files are not. */
  isForOtherOrigins?: boolean;
}

/** Everything that may be public below a folder, by address, compressed and held in memory. */
export async function loadAssets(
  { dir, mountPath, isForOtherOrigins }: AssetFolder,
  isHttps: boolean,
): Promise<Map<string, ResponseBody>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const bodies = await Promise.all(
    entries.map(async (entry) => {
      const contentType = TYPES[path.extname(entry.name)];
      const file = path.join(entry.parentPath, entry.name);
      const relative = path.relative(dir, file).split(path.sep).join('/');
      if (!entry.isFile() || !contentType || relative.startsWith('.')) return undefined;
      const address = `${mountPath}/${relative}`;
      const body = await prepareBody(await readFile(file), contentType, {
        ...baseHeaders(isHttps),
        'cache-control': HASHED.test(entry.name) ? FOREVER : ASK_AGAIN,
        'cross-origin-resource-policy': isForOtherOrigins ? 'cross-origin' : 'same-origin',
        ...(isForOtherOrigins ? { 'access-control-allow-origin': '*' } : {}),
      });
      return [address, body] as const;
    }),
  );
  return new Map(bodies.filter((body) => body !== undefined));
}
