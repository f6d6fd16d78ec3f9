import type { Section } from '../sections.js';

/** What is on sale, and what was bought. */
export const shopSection: Section = {
  label: 'Shop',
  pages: [
    {
      path: '/shop/orders',
      label: 'Orders',
      summary: 'What was bought, what waits for you, and how to help a buyer.',
      needs: 'orders.read',
      load: async () => (await import('./orders/orders.page.js')).OrdersPage,
    },
    {
      path: '/shop/products',
      label: 'Products',
      summary: 'What you sell: its words, its price and its files.',
      needs: 'products.read',
      load: async () => (await import('./products/products.page.js')).ProductsPage,
    },
  ],
};
