import { isOn, type PageWords, type PathLink, type Portrait, site } from '@lectern/catalogue';
import { mediaKitLink } from '../media-kit/media-kit.words.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface AboutWords extends PageWords<'about'> {
  intro: string[];
  portrait: Portrait;
  signatureSvg: string | null;
  /** Null if the speaking page has the link. */
  mediaKit: PathLink | null;
}

export function aboutContent(): PageContent<AboutWords> {
  const { words, ...rest } = pageFileContent('about');
  const { bio, portrait, signatureSvg } = site.author;
  const mediaKit = isOn('speaking') ? null : mediaKitLink();
  return { ...rest, words: { ...words, intro: words.intro ?? bio, portrait, signatureSvg, mediaKit } };
}
