import { entry, fromFile, type SiteRoute } from './route.js';

/** Who she is, and how to begin. */
export const mainRoutes: readonly SiteRoute[] = [
  entry({
    path: '/',
    chunk: 'src/pages/home/home.page.tsx',
    page: async () => (await import('../pages/home/home.page.js')).HomePage,
    content: async () => (await import('../pages/home/home.words.js')).homeContent(),
    structuredData: async (data) => (await import('../structured-data/author-data.js')).authorData(data),
  }),
  entry({
    path: '/privacy-policy',
    chunk: 'src/pages/privacy-policy/privacy-policy.page.tsx',
    page: async () => (await import('../pages/privacy-policy/privacy-policy.page.js')).PrivacyPolicyPage,
    content: () => fromFile('privacy-policy'),
  }),
];
