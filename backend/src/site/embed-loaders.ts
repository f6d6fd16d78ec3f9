import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { look, pages } from '@lectern/catalogue';
import { cornerRadius } from '@lectern/ui/tokens';

import { builtSite } from './built-site.js';
import { type ResponseBody, withHeaders } from './response-body.js';
import { loadAssets, prepareAsset } from './site-assets.js';
import { LOADER_MAX_AGE_SECONDS } from './site-limits.js';

export interface LoaderRelease {
  code: string;
  /** `v1.0a1b2c3d.js`: changes with the content. */
  file: string;
  /** Value of the `integrity` attribute. */
  integrity: string;
}

/** @param built the loader's code, with the free name LOADER_WORDS for its texts */
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
 * Stores a loader for good, so that pages of other sites with its hash still find it after the next release. Its name
 * appears only when its content is complete, because it never changes.
 * @param keptDir folder of all loaders
 */
export async function keepLoader({ file, code }: LoaderRelease, keptDir: string): Promise<void> {
  await mkdir(keptDir, { recursive: true });
  const part = path.join(keptDir, `${file}.${randomUUID()}.part`);
  try {
    await writeFile(part, code);
    // Another process may store it too; the same name has the same content.
    await link(part, path.join(keptDir, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(part, { force: true });
  }
}

/**
 * All stored loaders, the current one, `v1.js`, and `loader.json` with the latest file; by address.
 * @param onUnstored called if the current loader could not be stored; it is still served
 */
export async function loadLoaders(
  dataDir: string,
  hsts: string | undefined,
  onUnstored: (error: unknown) => void,
): Promise<Map<string, ResponseBody>> {
  const keptDir = path.join(dataDir, 'embed-loaders');
  if (!pages.embeds) return new Map();
  const built = await readFile(path.join(builtSite.loaderDir, 'v1.js'), 'utf8').catch(() => undefined);
  if (built === undefined) return new Map();
  const release = releaseLoader(built, {
    ...pages.embeds.words.loader,
    colors: look.colors,
    radius: cornerRadius[look.corners],
  });
  await keepLoader(release, keptDir).catch(onUnstored);
  const kept = await loadAssets({ dir: keptDir, mountPath: '/embed', isForOtherOrigins: true }, hsts);
  const loaders = new Map(kept.bodies);
  const { code, file: latest, integrity } = release;
  const current = prepareAsset({ file: latest, content: Buffer.from(code), isForOtherOrigins: true }, hsts);
  if (current) loaders.set(`/embed/${latest}`, current);
  const moving = { 'v1.js': code, 'loader.json': `${JSON.stringify({ file: latest, integrity })}\n` };
  for (const [file, text] of Object.entries(moving)) {
    const body = prepareAsset({ file, content: Buffer.from(text), isForOtherOrigins: true }, hsts);
    if (!body) continue;
    loaders.set(
      `/embed/${file}`,
      withHeaders(body, { 'cache-control': `public, max-age=${LOADER_MAX_AGE_SECONDS}` }),
    );
  }
  return loaders;
}
