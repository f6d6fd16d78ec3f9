import { pathToFileURL } from 'node:url';

import { builtSite } from './built-site.js';
import type { ConsentWords } from './desk/consent-words.js';
import type { RenderedSite } from './page.js';

/** What the owner has put in the place of words of the content. */
export interface OwnWords {
  consent: ConsentWords | null;
}

interface PrerenderBundle {
  renderSite(input: { clientDir: string; data: object; ownWords: OwnWords }): Promise<RenderedSite>;
}

/** Runs the shell's server bundle on the given data. */
export async function prerender(data: object, ownWords: OwnWords): Promise<RenderedSite> {
  const bundle = (await import(pathToFileURL(builtSite.prerenderer).href)) as PrerenderBundle;
  return bundle.renderSite({ clientDir: builtSite.clientDir, data, ownWords });
}
