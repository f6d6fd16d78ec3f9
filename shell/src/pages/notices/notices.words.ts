import { artwork, type Notice, type PageName, type PageWords, type PathLink, site } from '@lectern/catalogue';
import { pageContent, pageFileContent, type PageContent } from '../../site-map/page-content.js';

export interface NoticeWords {
  heading: string;
  text: string;
  links: PathLink[];
  help: string;
  ornamentSrc: string | null;
}

/** A page whose button posts a request. */
export interface QuestionWords extends NoticeWords {
  buttonLabel: string;
  /** Path of the form, relative to the page; empty to post to the page itself. */
  action?: string;
}

export interface OrderToSendWords extends QuestionWords {
  trackingLabel: string;
  trackingHint: string;
}

export type PlainPage = {
  [Name in PageName]: PageWords<Name> extends Notice ? Name : never;
}[PageName];
export type QuestionPage =
  | 'message-real'
  | 'newsletter-confirm'
  | 'newsletter-end'
  | 'newsletter-return'
  | 'newsletter-waiting'
  | 'release-notice-confirm'
  | 'release-notice-end';

export function noticeWords({ heading, text, links }: Notice): NoticeWords {
  return { heading, text, links: links, help: site.help, ornamentSrc: artwork.ornament };
}

export function linkExpiredContent(): PageContent<QuestionWords> {
  const words = { ...noticeWords(site.linkExpired), buttonLabel: site.linkExpired.buttonLabel };
  return pageContent('/link-expired', words);
}

export function linkSentContent(): PageContent<NoticeWords> {
  return pageContent('/link-sent', noticeWords(site.linkSent));
}

export function linkUnknownContent(): PageContent<NoticeWords> {
  return pageContent('/link-unknown', noticeWords(site.linkUnknown));
}

export function plainContent(name: PlainPage): PageContent<NoticeWords> {
  const { words, ...rest } = pageFileContent(name);
  return { ...rest, words: noticeWords(words) };
}

export function questionContent(name: QuestionPage, action?: string): PageContent<QuestionWords> {
  const { words, ...rest } = pageFileContent(name);
  const form = { buttonLabel: words.buttonLabel, ...(action ? { action } : {}) };
  return { ...rest, words: { ...noticeWords(words), ...form } };
}

export function orderToSendContent(): PageContent<OrderToSendWords> {
  const { words, ...rest } = pageFileContent('order-to-send');
  const { buttonLabel, trackingLabel, trackingHint } = words;
  return { ...rest, words: { ...noticeWords(words), buttonLabel, trackingLabel, trackingHint } };
}
