import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';

import { builtSite } from './built-site.js';
import type { ResponseBody } from './response-body.js';
import { loadAssets } from './site-assets.js';

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
