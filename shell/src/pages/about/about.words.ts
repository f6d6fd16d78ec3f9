import { type PageWords, type Picture, site } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface AboutWords extends PageWords<'about'> {
  portrait: Picture;
}

export function aboutContent(): PageContent<AboutWords> {
  const { words, ...rest } = pageFileContent('about');
  return { ...rest, words: { ...words, portrait: site.author.portrait } };
}
