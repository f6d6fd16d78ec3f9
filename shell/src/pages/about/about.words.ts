import { type PageWords, type Picture, site } from '@lectern/catalogue';
import { pageFileContent } from '../../page-content.js';
import type { PageContent } from '../../words.js';

export interface AboutWords extends PageWords<'about'> {
  portrait: Picture;
}

export async function aboutContent(): Promise<PageContent<AboutWords>> {
  const { words, ...rest } = await pageFileContent('about');
  return { ...rest, words: { ...words, portrait: site.author.portrait } };
}
