import { type PageWords, type Picture, site } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface AboutWords extends PageWords<'about'> {
  portrait: Picture;
}

export async function aboutContent(): Promise<PageContent<AboutWords>> {
  const { words, ...rest } = await pageFileContent('about');
  return { ...rest, words: { ...words, portrait: site.author.portrait } };
}
