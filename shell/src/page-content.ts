import { artwork, type Page, type PageName, pages, site } from '@lectern/catalogue';
import type { PageContent } from './words.js';

/**
 * The content of a page whose title and description stand in content/site.json.
 * @throws Error when they do not
 */
export function pageContent<Words>(path: string, words: Words): PageContent<Words> {
  const meta = site.pages[path];
  if (!meta) throw new Error(`content/site.json says nothing about the page ${path}: add it to "pages".`);
  return { words, meta, socialImage: socialImageOf(path) };
}

/** What a link to a page shows: its own picture, else the site's. */
export function socialImageOf(path: string): string {
  return artwork.socialImages[path] ?? artwork.socialImage;
}

/** The content of a page that has a file of its own, `content/pages/<name>.json`, as it stands there. */
export async function pageFileContent<Name extends PageName>(
  name: Name,
): Promise<PageContent<Page<Name>['words']>> {
  const { words, meta } = await pages[name]();
  return { words, meta, socialImage: socialImageOf(`/${name}`) };
}
