import { type PageWords, type Portrait, site } from '@lectern/catalogue';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface AboutWords extends PageWords<'about'> {
  intro: string[];
  portrait: Portrait;
  signatureSvg: string | null;
}

export function aboutContent(): PageContent<AboutWords> {
  const { words, ...rest } = pageFileContent('about');
  const { bio, portrait, signatureSvg } = site.author;
  return { ...rest, words: { ...words, intro: words.intro ?? bio, portrait, signatureSvg } };
}
