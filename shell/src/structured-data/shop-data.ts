import { site } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';
import type { JsonLd } from './json-ld.js';
import { breadcrumbData } from './breadcrumb-data.js';
import { offerNode } from './offer-data.js';

/** What stands on the shop's shelf, at the shop's own prices. */
export function shopData({ products, publicUrl }: SiteData): JsonLd[] {
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
    breadcrumbData(publicUrl, [
      { name: 'Home', path: '/' },
      { name: site.shop.heading, path: '/shop' },
    ]),
  ];
}
