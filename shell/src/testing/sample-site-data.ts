import { contentBlog, productSeeds } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';

/** The shop as seeded from content/, on localhost. */
export const sampleSiteData: SiteData = {
  products: productSeeds
    .filter(({ availability }) => availability === 'in-stock')
    .map(({ id, title, description, priceCents, type, formats }) => ({
      id,
      name: title,
      title,
      description,
      price: priceCents,
      currency: 'USD',
      type,
      file_formats: formats,
      fileFormats: formats,
      pdfPages: 77,
    })),
  offSaleIds: [],
  reviews: {},
  alsoBought: {},
  sandbox: true,
  countsClicks: false,
  measurementId: null,
  today: '2025-02-14',
  timeZone: 'America/New_York',
  blog: contentBlog,
  ownPages: [],
  publicUrl: 'http://localhost:3000',
};
