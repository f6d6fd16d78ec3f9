import { type BookId, bookLinks, articleSlugs, type ArticleSlug } from '@lectern/catalogue';

import { bookDetailPath } from '../books/book-path.js';
import { bookCategories } from '../pages/books/book-categories.js';
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

/** All there is to know of one book. */
const detail = (bookId: BookId): SiteRoute =>
  entry({
    path: bookDetailPath(bookId),
    chunk: 'src/pages/book/book.page.tsx',
    page: async () => (await import('../pages/book/book.page.js')).BookPage,
    content: async () => (await import('../pages/book/book.words.js')).bookContent(bookId),
  });

/** The books, as they are shown rather than sold. */
export const bookRoutes: readonly SiteRoute[] = [
  entry({
    path: '/books',
    searches: bookCategories.map((category) => `category=${category}`),
    chunk: 'src/pages/books/books.page.tsx',
    page: async () => (await import('../pages/books/books.page.js')).BooksPage,
    content: async () => (await import('../pages/books/books.words.js')).booksContent(),
  }),
  ...bookLinks.map(({ id }) => detail(id)),
  entry({
    path: '/books/404',
    status: 404,
    indexed: false,
    chunk: 'src/pages/notices/notices.page.tsx',
    page: async () => (await import('../pages/notices/notices.page.js')).NoticePage,
    content: async () => (await import('../pages/book/book-not-found.words.js')).bookNotFoundContent(),
  }),
];

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

const article = (slug: ArticleSlug): SiteRoute =>
  entry({
    path: `/blog/${slug}`,
    chunk: 'src/pages/article/article.page.tsx',
    page: async () => (await import('../pages/article/article.page.js')).ArticlePage,
    content: async () => (await import('../pages/article/article.words.js')).articleContent(slug),
  });

/** The list of articles, and each of them. */
export const blogRoutes: readonly SiteRoute[] = [
  entry({
    path: '/blog',
    chunk: 'src/pages/blog/blog.page.tsx',
    page: async () => (await import('../pages/blog/blog.page.js')).BlogPage,
    content: async () => (await import('../pages/blog/blog.words.js')).blogContent(),
  }),
  ...articleSlugs.map(article),
];

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
