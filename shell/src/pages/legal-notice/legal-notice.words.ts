import { pages, type PageWords, type Provider, site } from '@lectern/catalogue';

import { type PageContent, socialImageOf } from '../../site-map/page-content.js';

type Words = PageWords<'legal-notice'>;

export interface LegalNoticeWords extends Pick<
  Words,
  'heading' | 'contactHeading' | 'emailLabel' | 'phoneLabel'
> {
  provider: Provider;
  providerHeading: string;
  vatIdHeading: string;
  responsibleHeading: string;
  notes: readonly string[];
}

const ofCountry = (wordings: Words['vatIdHeading']): string => wordings[site.country] ?? wordings.other;

export function legalNoticeContent(provider: Provider): PageContent<LegalNoticeWords> {
  const { words, meta } = pages['legal-notice'];
  const { providerHeading, vatIdHeading, responsibleHeading, notes = [] } = words;
  return {
    meta,
    socialImage: socialImageOf(provider.link.path),
    words: {
      ...words,
      provider,
      providerHeading: ofCountry(providerHeading),
      vatIdHeading: ofCountry(vatIdHeading),
      responsibleHeading: ofCountry(responsibleHeading),
      notes,
    },
  };
}
