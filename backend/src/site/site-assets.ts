import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { prepareBody, type ResponseBody } from './response-body.js';
import { nonPageCsp, workerCsp } from '../platform/http/non-page-csp.js';
import type { RangeSource } from '../platform/http/send-range.js';
import { baseHeaders } from './security-headers.js';
import { streamedFile } from './streamed-file.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.vtt': 'text/vtt; charset=utf-8',
};

const STREAMED_TYPES: Record<string, string> = {
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
  '.pdf': 'application/pdf',
};

/** Names that change with the content: `assets/name-XXXXXXXX.js` of builds, `images/name.xxxxxxxx.avif` of the catalogue. */
const HASHED = /(?:^|\/)assets\/[^/]*-[\w-]{8}\.\w+$|\.[0-9a-f]{8}\.\w+$/;
/** A service worker runs under the policy of its own response. */
const WORKER = /(?:^|\/)worker\.js$/;
/** Covers for emails, which a mailbox in a browser shows on its own site (libs/catalogue, mail-cover.ts). */
const EMAIL_PICTURE = /\/images\/[^/]+-mail\.[0-9a-f]{8}\.jpg$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATE = 'public, max-age=0, must-revalidate';

interface AssetFolder {
  dir: string;
  mountPath: string;
  /** Widgets are loaded from other origins. */
  isForOtherOrigins?: boolean;
}

export interface SiteAssets {
  /** In memory, by address. */
  bodies: Map<string, ResponseBody>;
  /** From disk, by address: videos, recordings, samples. */
  streamed: Map<string, RangeSource>;
}

interface Asset {
  /** Path below its folder: `assets/name-XXXXXXXX.js`. */
  file: string;
  content: Buffer;
  isForOtherOrigins?: boolean;
}

function assetHeaders(
  { file, isForOtherOrigins }: Omit<Asset, 'content'>,
  contentType: string,
  hsts: string | undefined,
) {
  const isCrossOrigin = isForOtherOrigins || EMAIL_PICTURE.test(file);
  return {
    ...baseHeaders(hsts),
    'content-security-policy': WORKER.test(file) ? workerCsp() : nonPageCsp(contentType),
    'cache-control': HASHED.test(file) ? IMMUTABLE : REVALIDATE,
    'cross-origin-resource-policy': isCrossOrigin ? 'cross-origin' : 'same-origin',
    ...(isForOtherOrigins ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** @returns undefined for a type that is not public or is streamed */
export function prepareAsset(asset: Asset, hsts: string | undefined): ResponseBody | undefined {
  const contentType = TYPES[path.extname(asset.file)];
  if (!contentType) return undefined;
  return prepareBody(asset.content, contentType, assetHeaders(asset, contentType, hsts));
}

export async function loadAssets(
  { dir, mountPath, isForOtherOrigins }: AssetFolder,
  hsts: string | undefined,
): Promise<SiteAssets> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(dir, file).split(path.sep).join('/');
    return entry.isFile() && !name.startsWith('.') ? { address: `${mountPath}/${name}`, file } : [];
  });
  return loadFiles(files, hsts, isForOtherOrigins ? { isForOtherOrigins } : {});
}

export async function loadFiles(
  files: readonly { address: string; file: string }[],
  hsts: string | undefined,
  origins: Pick<AssetFolder, 'isForOtherOrigins'> = {},
): Promise<SiteAssets> {
  const found: SiteAssets = { bodies: new Map(), streamed: new Map() };
  await Promise.all(
    files.map(async ({ address, file }) => {
      const streamedType = STREAMED_TYPES[path.extname(address)];
      if (streamedType) {
        const headers = {
          ...assetHeaders({ file: address, ...origins }, streamedType, hsts),
          'content-type': streamedType,
        };
        found.streamed.set(address, await streamedFile(file, headers));
      } else if (TYPES[path.extname(address)]) {
        const asset = { file: address, content: await readFile(file), ...origins };
        const body = prepareAsset(asset, hsts);
        if (body) found.bodies.set(address, body);
      }
    }),
  );
  return found;
}
