import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { pages } from '@lectern/catalogue';

import { builtSite } from './built-site.js';
import { type ResponseBody, withHeaders } from './response-body.js';
import { loadAssets, prepareAsset } from './site-assets.js';

/** The script for other people's pages, as this site gives it out. */
export interface LoaderRelease {
  code: string;
  /** `v1.0a1b2c3d.js`, by which a page gets this content or none. */
  file: string;
  /** For the attribute `integrity`. */
  integrity: string;
}

/** Puts the words into the built loader, which are said outside of its frames. @param built where they are a free name */
export function releaseLoader(built: string, words: object): LoaderRelease {
  const code = built.replaceAll('LOADER_WORDS', () => JSON.stringify(words));
  const digest = (kind: string) => createHash(kind).update(code);
  return {
    code,
    file: `v1.${digest('sha256').digest('hex').slice(0, 8)}.js`,
    integrity: `sha384-${digest('sha384').digest('base64')}`,
  };
}

/**
 * Keeps every loader for other people's pages that this site has ever had, so that a page which holds one to its hash
 * finds it after the next release too.
 *
 * @param keptDir where all of them are, from now on with this one
 */
export async function keepLoader({ file, code }: LoaderRelease, keptDir: string): Promise<void> {
  await mkdir(keptDir, { recursive: true });
  // Another process may be at it too: the same name is the same content.
  await writeFile(path.join(keptDir, file), code, { flag: 'wx' }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

/** How long a visitor's browser uses the loader unasked, on whatever page it finds it. */
const KEPT_SECONDS = 600;

/** Every loader that this site has ever had, this release's `v1.js`, and what says which is the latest; by address. */
export async function loadLoaders(dataDir: string, isHttps: boolean): Promise<Map<string, ResponseBody>> {
  const keptDir = path.join(dataDir, 'embed-loaders');
  const built = await readFile(path.join(builtSite.loaderDir, 'v1.js'), 'utf8').catch(() => undefined);
  if (built === undefined) return new Map();
  const release = releaseLoader(built, pages.embeds.words.loader);
  await keepLoader(release, keptDir);
  const kept = await loadAssets({ dir: keptDir, mountPath: '/embed', isForOtherOrigins: true }, isHttps);
  const loaders = new Map(kept.bodies);
  const { code, file: latest, integrity } = release;
  const moving = { 'v1.js': code, 'loader.json': `${JSON.stringify({ file: latest, integrity })}\n` };
  for (const [file, text] of Object.entries(moving)) {
    const body = prepareAsset({ file, content: Buffer.from(text), isForOtherOrigins: true }, isHttps);
    if (!body) continue;
    loaders.set(`/embed/${file}`, withHeaders(body, { 'cache-control': `public, max-age=${KEPT_SECONDS}` }));
  }
  return loaders;
}
