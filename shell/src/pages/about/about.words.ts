import { type PageWords, type Picture, site } from '@lectern/catalogue';
import { pageFileContent } from '../../page-content.js';
import { livingLinks } from '../../navigation/living-path.js';
import type { PageContent } from '../../words.js';

export interface AboutWords extends PageWords<'about'> {
  portrait: Picture;
}

export async function aboutContent(): Promise<PageContent<AboutWords>> {
  const { words, ...rest } = await pageFileContent('about');
  const closing = { ...words.closing, links: livingLinks(words.closing.links) };
  return { ...rest, words: { ...words, closing, portrait: site.author.portrait } };
}
