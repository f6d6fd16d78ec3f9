import { pathToFileURL } from 'node:url';

import { builtSite } from './built-site.js';
import type { RenderedSite } from './page.js';

interface PrerenderBundle {
  renderSite(input: { clientDir: string; data: object }): Promise<RenderedSite>;
}

/** Runs the shell's server bundle on the given data. */
export async function prerender(data: object): Promise<RenderedSite> {
  const bundle = (await import(pathToFileURL(builtSite.prerenderer).href)) as PrerenderBundle;
  return bundle.renderSite({ clientDir: builtSite.clientDir, data });
}
