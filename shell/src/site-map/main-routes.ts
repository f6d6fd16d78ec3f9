import { entry, fromFile, type SiteRoute } from './route.js';

/** Who she is, and how to begin. */
export const mainRoutes: readonly SiteRoute[] = [
  entry({
    path: '/',
    chunk: 'src/pages/home/home.page.tsx',
    page: async () => (await import('../pages/home/home.page.js')).HomePage,
    content: async () => (await import('../pages/home/home.words.js')).homeContent(),
  }),
  entry({
    path: '/about',
    chunk: 'src/pages/about/about.page.tsx',
    page: async () => (await import('../pages/about/about.page.js')).AboutPage,
    content: async () => (await import('../pages/about/about.words.js')).aboutContent(),
  }),
  entry({
    path: '/speaking',
    chunk: 'src/pages/speaking/speaking.page.tsx',
    page: async () => (await import('../pages/speaking/speaking.page.js')).SpeakingPage,
    content: () => fromFile('speaking'),
  }),
  entry({
    path: '/contact',
    chunk: 'src/pages/contact/contact.page.tsx',
    page: async () => (await import('../pages/contact/contact.page.js')).ContactPage,
    content: () => fromFile('contact'),
  }),
  entry({
    path: '/downloads',
    chunk: 'src/pages/downloads/downloads.page.tsx',
    page: async () => (await import('../pages/downloads/downloads.page.js')).DownloadsPage,
    content: async () => (await import('../pages/downloads/downloads.words.js')).downloadsContent(),
  }),
  entry({
    path: '/legal-companion',
    // Search engines may list it when all of its steps are open.
    indexed: false,
    chunk: 'src/pages/legal-companion/legal-companion.page.tsx',
    page: async () => (await import('../pages/legal-companion/legal-companion.page.js')).LegalCompanionPage,
    content: () => fromFile('legal-companion'),
  }),
  entry({
    path: '/legal-companion/dashboard',
    indexed: false,
    chunk: 'src/pages/roadmap/roadmap.page.tsx',
    page: async () => (await import('../pages/roadmap/roadmap.page.js')).RoadmapPage,
    content: async () => (await import('../pages/roadmap/roadmap.words.js')).roadmapContent(),
  }),
  entry({
    path: '/privacy-policy',
    chunk: 'src/pages/privacy-policy/privacy-policy.page.tsx',
    page: async () => (await import('../pages/privacy-policy/privacy-policy.page.js')).PrivacyPolicyPage,
    content: () => fromFile('privacy-policy'),
  }),
];
