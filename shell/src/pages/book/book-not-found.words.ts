import { artwork, pages, site } from '@lectern/catalogue';
import type { PageContent } from '../../site-map/page-content.js';
import type { NoticeWords } from '../notices/notices.words.js';

export function bookNotFoundContent(): PageContent<NoticeWords> {
  const { words, meta } = pages['book-detail'];
  const { heading, text, links } = words.notFound;
  return {
    meta,
    socialImage: artwork.socialImage,
    words: { heading, text, links: links, help: site.help, ornamentSrc: artwork.ornament },
  };
}
