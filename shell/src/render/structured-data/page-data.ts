import * as m from '../../messages.en.js';
import { decimalPrice, isOn, videos, pages, type PageWords, partContent, site } from '@lectern/catalogue';

import { homeEvents } from '../../events/event-rules.js';
import { eventsData } from './event-data.js';
import { type JsonLd, authorData, videoNode, authorNode, breadcrumbData, offerNode } from './json-ld.js';
import { pageFileContent } from '../../site-map/page-content.js';
import type { SiteData } from '../../site-data.js';

export function homeData(data: SiteData): JsonLd[] {
  return [
    ...authorData(data),
    ...eventsData(data, isOn('speaking') ? homeEvents : undefined),
    ...videos.highlights.map((video) => videoNode(video, data.publicUrl)),
  ];
}

export function aboutData(data: SiteData): JsonLd[] {
  const { words } = pages.about;
  return [
    { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: authorNode(data) },
    ...(words.questions.length > 0 ? [questionsNode(words.questions)] : []),
    breadcrumbData(data.publicUrl, [{ name: m.breadcrumbs.about, path: '/about' }]),
  ];
}

export function mediaKitData(data: SiteData): JsonLd[] {
  const { heading, profiles } = pages['media-kit'].words;
  const sameAs = profiles.map(({ url }) => url);
  const author = { ...authorNode(data), ...(sameAs.length > 0 && { sameAs }) };
  return [
    { '@context': 'https://schema.org', '@type': 'ProfilePage', mainEntity: author },
    breadcrumbData(data.publicUrl, [{ name: heading, path: '/media-kit' }]),
  ];
}

const questionsNode = (questions: PageWords<'about'>['questions']): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
  })),
});

export function plainPageData(
  name: 'audio-previews' | 'contact' | 'downloads' | 'privacy-policy',
  { publicUrl }: SiteData,
): JsonLd[] {
  const { words } = pageFileContent(name);
  return [breadcrumbData(publicUrl, [{ name: words.heading, path: `/${name}` }])];
}

export function speakingData(data: SiteData): JsonLd[] {
  const { words } = partContent('speaking', pages.speaking);
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
        price: decimalPrice(offer.price),
        priceCurrency: site.currency,
        url: `${data.publicUrl}/speaking`,
      })),
    })),
    ...eventsData(data),
    breadcrumbData(data.publicUrl, [{ name: words.heading, path: '/speaking' }]),
  ];
}

export function shopData({ products, publicUrl }: SiteData): JsonLd[] {
  const breadcrumb = breadcrumbData(publicUrl, [{ name: site.shop.heading, path: '/shop' }]);
  if (products.length === 0) return [breadcrumb];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: site.shop.heading,
      itemListElement: products.map((product, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: {
          '@type': 'Product',
          name: product.title,
          description: product.description,
          sku: product.id,
          offers: offerNode(product.price, `${publicUrl}/shop`),
        },
      })),
    },
    breadcrumb,
  ];
}
