import { artwork, site } from '@lectern/catalogue';
import type { PageContent } from './words.js';

/**
 * The content of a page whose title and description stand in content/site.json.
 * @throws Error when they do not
 */
export function pageContent<Words>(path: string, words: Words): PageContent<Words> {
  const meta = site.pages[path];
  if (!meta) throw new Error(`content/site.json says nothing about the page ${path}: add it to "pages".`);
  return { words, meta, socialImage: artwork.socialImage };
}
