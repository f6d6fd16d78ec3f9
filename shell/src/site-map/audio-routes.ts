import { entry, fromFile, type SiteRoute } from './route.js';

/** Listening. */
export const audioRoutes: readonly SiteRoute[] = [
  entry({
    path: '/audio-previews',
    chunk: 'src/pages/audio-previews/audio-previews.page.tsx',
    page: async () => (await import('../pages/audio-previews/audio-previews.page.js')).AudioPreviewsPage,
    content: async () =>
      (await import('../pages/audio-previews/audio-previews.words.js')).audioPreviewsContent(),
  }),
  entry({
    path: '/audio-test',
    indexed: false,
    chunk: 'src/pages/audio-test/audio-test.page.tsx',
    page: async () => (await import('../pages/audio-test/audio-test.page.js')).AudioTestPage,
    content: () => fromFile('audio-test'),
  }),
];
