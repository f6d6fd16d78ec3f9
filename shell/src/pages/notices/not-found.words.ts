import { site } from '@lectern/catalogue';
import { pageContent, type PageContent } from '../../site-map/page-content.js';
import { type NoticeWords, noticeWords } from './notices.words.js';

/** The 404 page. Its words are `notFound` in content/site.json. */
export function notFoundContent(): PageContent<NoticeWords> {
  return pageContent('/404', noticeWords(site.notFound));
}
