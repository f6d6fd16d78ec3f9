import { type OwnPage, site } from '@lectern/catalogue';

import { type PageContent, socialImageOf } from '../../site-map/page-content.js';

export type OwnPageWords = Pick<OwnPage, 'title' | 'html'>;

export function ownPageContent({ path, title, description, html }: OwnPage): PageContent<OwnPageWords> {
  return {
    meta: { title: `${title} | ${site.name}`, description, keywords: [] },
    socialImage: socialImageOf(path),
    words: { title, html },
  };
}
