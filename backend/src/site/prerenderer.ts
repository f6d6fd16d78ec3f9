import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { builtSite } from './built-site.js';
import type { ConsentWords } from './consent-words.js';
import type { MovedAddress, RenderedPage, RenderedSite } from './page.js';

/** The owner's texts that replace those of the content. */
export interface OwnWords {
  consent: ConsentWords | null;
}

interface PrerenderBundle {
  renderSite(input: {
    clientDir: string;
    adminDirs: ReadonlyMap<string, string>;
    data: object;
    ownWords: OwnWords;
  }): Promise<RenderedSite>;
  renderOne(input: { clientDir: string; data: object; path: string }): Promise<RenderedPage | undefined>;
}

async function openBundle(): Promise<PrerenderBundle> {
  const { language, prerenderer } = builtSite;
  if (!existsSync(prerenderer)) {
    throw new Error(`The site is not built in its language, ${language}. Build it with \`npm run build\`.`);
  }
  return (await import(pathToFileURL(prerenderer).href)) as PrerenderBundle;
}

/** @param moved former addresses of the owner's texts */
export async function prerender(
  data: object,
  ownWords: OwnWords,
  moved: readonly MovedAddress[],
): Promise<RenderedSite> {
  const bundle = await openBundle();
  const { clientDir, adminDirs } = builtSite;
  const site = await bundle.renderSite({ clientDir, adminDirs, data, ownWords });
  return { ...site, moved: [...site.moved, ...moved] };
}

export async function prerenderOne(path: string, data: object): Promise<RenderedPage | undefined> {
  const bundle = await openBundle();
  return bundle.renderOne({ clientDir: builtSite.clientDir, data, path });
}
