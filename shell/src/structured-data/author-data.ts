import { site } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';

/** The author as schema.org knows people. */
export function authorNode({ publicUrl }: SiteData): JsonLd {
  const { author, contact } = site;
  return {
    '@type': 'Person',
    '@id': `${publicUrl}/#author`,
    name: author.name,
    jobTitle: author.role,
    description: author.shortBio,
    image: publicUrl + author.portrait.src,
    email: contact.email,
    url: `${publicUrl}/`,
  };
}

export function authorData(data: SiteData): JsonLd[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      description: site.tagline,
      inLanguage: site.language,
      url: `${data.publicUrl}/`,
      author: authorNode(data),
    },
  ];
}
