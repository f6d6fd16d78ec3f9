import { entry, fromFile, type SiteRoute } from './route.js';

/** For whoever looks after the site. */
export const checkRoutes: readonly SiteRoute[] = [
  entry({
    path: '/analytics-test',
    indexed: false,
    chunk: 'src/pages/analytics-test/analytics-test.page.tsx',
    page: async () => (await import('../pages/analytics-test/analytics-test.page.js')).AnalyticsTestPage,
    content: () => fromFile('analytics-test'),
  }),
  entry({
    path: '/test-finding-peace',
    indexed: false,
    chunk: 'src/pages/test-finding-peace/test-finding-peace.page.tsx',
    page: async () =>
      (await import('../pages/test-finding-peace/test-finding-peace.page.js')).TestFindingPeacePage,
    content: () => fromFile('test-finding-peace'),
  }),
];
