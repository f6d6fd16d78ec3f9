import { pages } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { authorNode } from './author-data.js';
import { breadcrumbData } from './breadcrumb-data.js';

/** What she can be booked for, and for how much. */
export async function speakingData(data: SiteData): Promise<JsonLd[]> {
  const { words } = await pages.speaking();
  const provider = authorNode(data);
  return [
    ...words.services.map(({ title, description, category }) => ({
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: title,
      description,
      category,
      provider,
      offers: words.offers.map((offer) => ({
        '@type': 'Offer',
        name: offer.title,
        price: (offer.price / 100).toFixed(2),
        priceCurrency: 'USD',
        url: `${data.publicUrl}/speaking`,
      })),
    })),
    breadcrumbData(data.publicUrl, [
      { name: 'Home', path: '/' },
      { name: words.heading, path: '/speaking' },
    ]),
  ];
}
