import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { MAX_PICTURE_BYTES, MAX_REDIRECTS, MissingPicture, PICTURE_MS } from './picture-fetch-rules.js';
import type { PublicAddresses } from './public-addresses.js';

export interface PictureFile {
  path: string;
  sizeBytes: number;
  sha256: string;
}

export interface FetchLimits {
  timeoutMs?: number;
  maxBytes?: number;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** @throws MissingPicture for an address that is not public, or has a password or a port of its own */
function checkAddress(
  { protocol, hostname, port, username, password }: URL,
  addresses: PublicAddresses,
): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  const isWeb = protocol === 'https:' || protocol === 'http:';
  const isOpen = addresses.isAllowedPort(host, port) && (!isIP(host) || addresses.isAllowed(host));
  if (!isWeb || !isOpen || username || password) throw new MissingPicture('ADDRESS');
}

/** Sends one request, without cookies, and without a connection that another request left open. */
function request(url: URL, addresses: PublicAddresses, signal: AbortSignal): Promise<IncomingMessage> {
  checkAddress(url, addresses);
  const { get } = url.protocol === 'https:' ? https : http;
  const headers = { accept: 'image/*', 'user-agent': 'Lectern' };
  return new Promise((resolve, reject) => {
    const options = { ...urlToHttpOptions(url), agent: false, lookup: addresses.lookup, signal, headers };
    get(options, resolve).once('error', reject);
  });
}

/** Follows redirects; each of them is checked as the first address is. */
async function open(src: string, addresses: PublicAddresses, signal: AbortSignal): Promise<IncomingMessage> {
  if (!URL.canParse(src)) throw new MissingPicture('ADDRESS');
  let url = new URL(src);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await request(url, addresses, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (!REDIRECTS.has(statusCode) || !headers.location || !URL.canParse(headers.location, url.href))
      throw new MissingPicture('MISSING');
    url = new URL(headers.location, url);
  }
  throw new MissingPicture('MISSING');
}

/** Writes a stream to a file. @throws MissingPicture if it has too many bytes */
export async function keepPicture(
  source: Readable,
  target: string,
  maxBytes = MAX_PICTURE_BYTES,
  signal?: AbortSignal,
): Promise<PictureFile> {
  let sizeBytes = 0;
  const hash = createHash('sha256');
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      hash.update(chunk);
      if (sizeBytes > maxBytes) done(new MissingPicture('TOO_LARGE'));
      else done(null, chunk);
    },
  });
  await pipeline(source, counted, createWriteStream(target), { ...(signal ? { signal } : {}) });
  return { path: target, sizeBytes, sha256: hash.digest('hex') };
}

/**
 * Fetches a picture from a public address into a file.
 * @param stop ends it early
 * @throws MissingPicture
 */
export async function fetchPicture(
  src: string,
  target: string,
  addresses: PublicAddresses,
  stop: AbortSignal,
  { timeoutMs = PICTURE_MS, maxBytes = MAX_PICTURE_BYTES }: FetchLimits = {},
): Promise<PictureFile> {
  const inTime = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([inTime, stop]);
  try {
    const answer = await open(src, addresses, signal);
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
      answer.destroy();
      throw new MissingPicture('TOO_LARGE');
    }
    return await keepPicture(answer, target, maxBytes, signal);
  } catch (error) {
    if (error instanceof MissingPicture) throw error;
    throw new MissingPicture(inTime.aborted ? 'SLOW' : 'UNREACHABLE');
  }
}
