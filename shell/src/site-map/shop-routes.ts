import { type BookId, bookLinks } from '@lectern/catalogue';
import { entry, type SiteRoute } from './route.js';

/** A page that sells one book: one layout, told apart by content. */
const sales = (bookId: BookId, path: string): SiteRoute =>
  entry({
    path,
    startsAtTop: true,
    chunk: 'src/pages/sales/sales.page.tsx',
    page: async () => (await import('../pages/sales/sales.page.js')).SalesPage,
    content: async () => (await import('../pages/sales/sales.words.js')).salesContent(bookId),
  });

/** Where books are sold and handed over. */
export const shopRoutes: readonly SiteRoute[] = [
  entry({
    path: '/shop',
    chunk: 'src/pages/shop/shop.page.tsx',
    page: async () => (await import('../pages/shop/shop.page.js')).ShopPage,
    content: async () => (await import('../pages/shop/shop.words.js')).shopContent(),
  }),
  ...bookLinks.map(({ id, path }) => sales(id, path)),
  entry({
    path: '/thank-you',
    indexed: false,
    startsAtTop: true,
    chunk: 'src/pages/thank-you/thank-you.page.tsx',
    page: async () => (await import('../pages/thank-you/thank-you.page.js')).ThankYouPage,
    content: async () => (await import('../pages/thank-you/thank-you.words.js')).thankYouContent(),
  }),
  entry({
    path: '/download-demo',
    chunk: 'src/pages/download-demo/download-demo.page.tsx',
    page: async () => (await import('../pages/download-demo/download-demo.page.js')).DownloadDemoPage,
    content: async () =>
      (await import('../pages/download-demo/download-demo.words.js')).downloadDemoContent(),
  }),
  entry({
    path: '/embeds',
    chunk: 'src/pages/embeds/embeds.page.tsx',
    page: async () => (await import('../pages/embeds/embeds.page.js')).EmbedsPage,
    content: async () => (await import('../pages/embeds/embeds.words.js')).embedsContent(),
  }),
];
