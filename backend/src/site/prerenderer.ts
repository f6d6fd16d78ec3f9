import { pathToFileURL } from 'node:url';

import { builtSite } from './built-site.js';
import type { ConsentWords } from './consent-words.js';
import type { RenderedPage, RenderedSite } from './page.js';

/** The owner's texts that replace those of the content. */
export interface OwnWords {
  consent: ConsentWords | null;
}

interface PrerenderBundle {
  renderSite(input: {
    clientDir: string;
    adminDir: string;
    data: object;
    ownWords: OwnWords;
  }): Promise<RenderedSite>;
  renderOne(input: { clientDir: string; data: object; path: string }): Promise<RenderedPage | undefined>;
}

const openBundle = async () => (await import(pathToFileURL(builtSite.prerenderer).href)) as PrerenderBundle;

export async function prerender(data: object, ownWords: OwnWords): Promise<RenderedSite> {
  const bundle = await openBundle();
  const { clientDir, adminDir } = builtSite;
  return bundle.renderSite({ clientDir, adminDir, data, ownWords });
}

export async function prerenderOne(path: string, data: object): Promise<RenderedPage | undefined> {
  const bundle = await openBundle();
  return bundle.renderOne({ clientDir: builtSite.clientDir, data, path });
}
