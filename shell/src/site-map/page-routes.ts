import { AboutPage } from '../pages/about/about.page.js';
import { aboutContent } from '../pages/about/about.words.js';
import { AnalyticsTestPage } from '../pages/analytics-test/analytics-test.page.js';
import { ArticlePage } from '../pages/article/article.page.js';
import { articleContent } from '../pages/article/article.words.js';
import { AudioPreviewsPage } from '../pages/audio-previews/audio-previews.page.js';
import { audioPreviewsContent } from '../pages/audio-previews/audio-previews.words.js';
import { AudioTestPage } from '../pages/audio-test/audio-test.page.js';
import { blogPath, firstBlogPage, furtherBlogPages } from '../pages/blog/blog-pages.words.js';
import { BlogPage } from '../pages/blog/blog.page.js';
import { blogContent } from '../pages/blog/blog.words.js';
import { bookNotFoundContent } from '../pages/book/book-not-found.words.js';
import { BookPage } from '../pages/book/book.page.js';
import { bookContent } from '../pages/book/book.words.js';
import { BooksPage } from '../pages/books/books.page.js';
import { booksContent } from '../pages/books/books.words.js';
import { ContactPage } from '../pages/contact/contact.page.js';
import { speakingSearches } from '../pages/contact/contact.words.js';
import { DownloadDemoPage } from '../pages/download-demo/download-demo.page.js';
import { downloadDemoContent } from '../pages/download-demo/download-demo.words.js';
import { DownloadsPage } from '../pages/downloads/downloads.page.js';
import { downloadsContent } from '../pages/downloads/downloads.words.js';
import { EmbedsPage } from '../pages/embeds/embeds.page.js';
import { embedsContent } from '../pages/embeds/embeds.words.js';
import { HomePage } from '../pages/home/home.page.js';
import { homeContent } from '../pages/home/home.words.js';
import { LegalCompanionPage } from '../pages/legal-companion/legal-companion.page.js';
import { legalCompanionContent } from '../pages/legal-companion/legal-companion.words.js';
import { LegalNoticePage } from '../pages/legal-notice/legal-notice.page.js';
import { legalNoticeContent } from '../pages/legal-notice/legal-notice.words.js';
import { MediaKitPage } from '../pages/media-kit/media-kit.page.js';
import { mediaKitContent } from '../pages/media-kit/media-kit.words.js';
import { NoticePage } from '../pages/notices/notices.page.js';
import { OwnPage } from '../pages/own/own.page.js';
import { ownPageContent } from '../pages/own/own.words.js';
import { FindMyBooksPage } from '../pages/order/find-my-books.page.js';
import { OrderPage } from '../pages/order/order.page.js';
import { ReviewPage } from '../pages/order/review.page.js';
import { ReadPage } from '../pages/read/read.page.js';
import { readContent } from '../pages/read/read.words.js';
import { PrivacyPolicyPage } from '../pages/privacy-policy/privacy-policy.page.js';
import { RoadmapPage } from '../pages/roadmap/roadmap.page.js';
import { roadmapContent } from '../pages/roadmap/roadmap.words.js';
import { SalesPage } from '../pages/sales/sales.page.js';
import { salesContent } from '../pages/sales/sales.words.js';
import { ShopPage } from '../pages/shop/shop.page.js';
import { shopContent } from '../pages/shop/shop.words.js';
import { SpeakingPage } from '../pages/speaking/speaking.page.js';
import { speakingContent } from '../pages/speaking/speaking.words.js';
import { TestFindingPeacePage } from '../pages/test-finding-peace/test-finding-peace.page.js';
import { ThankYouPage } from '../pages/thank-you/thank-you.page.js';
import { thankYouContent } from '../pages/thank-you/thank-you.words.js';
import { type Blog, type BookId, bookLinks, type OwnPage as OwnPageData, site } from '@lectern/catalogue';

import { bookDetailPath } from '../books/book-path.js';
import { bookCategories } from '../pages/books/book-categories.words.js';
import { pageFileContent } from './page-content.js';
import { entry, type SiteRoute } from './route.js';

export const mainRoutes = (): readonly SiteRoute[] => [
  entry({
    path: '/',
    page: HomePage,
    content: homeContent,
  }),
  entry({
    path: '/about',
    page: AboutPage,
    content: aboutContent,
  }),
  entry({
    path: '/speaking',
    page: SpeakingPage,
    content: speakingContent,
  }),
  entry({
    path: '/contact',
    searches: speakingSearches(),
    page: ContactPage,
    content: () => pageFileContent('contact'),
  }),
  entry({
    path: '/media-kit',
    page: MediaKitPage,
    content: mediaKitContent,
  }),
  entry({
    path: '/downloads',
    page: DownloadsPage,
    content: downloadsContent,
  }),
  entry({
    path: '/legal-companion',
    // Search engines may list it once all of its steps work.
    indexed: false,
    page: LegalCompanionPage,
    content: legalCompanionContent,
  }),
  entry({
    path: '/legal-companion/dashboard',
    indexed: false,
    page: RoadmapPage,
    content: roadmapContent,
  }),
  entry({
    path: '/privacy-policy',
    page: PrivacyPolicyPage,
    content: () => pageFileContent('privacy-policy'),
  }),
  ...legalNotice(),
];

function legalNotice(): SiteRoute[] {
  const { provider } = site.law;
  if (!provider) return [];
  const { path } = provider.link;
  // It may have the author's home address, which is not for search engines.
  return [
    entry({ path, indexed: false, page: LegalNoticePage, content: () => legalNoticeContent(provider) }),
  ];
}

const sales = (bookId: BookId, path: string): SiteRoute =>
  entry({
    path,
    startsAtTop: true,
    page: SalesPage,
    content: () => salesContent(bookId),
  });

export const shopRoutes = (): readonly SiteRoute[] => [
  entry({
    path: '/shop',
    page: ShopPage,
    content: shopContent,
  }),
  ...bookLinks.map(({ id, path }) => sales(id, path)),
  entry({
    path: '/thank-you',
    indexed: false,
    startsAtTop: true,
    page: ThankYouPage,
    content: thankYouContent,
  }),
  entry({
    path: '/find-my-books',
    indexed: false,
    counted: false,
    page: FindMyBooksPage,
    content: () => pageFileContent('find-my-books'),
  }),
  entry({
    path: '/order',
    indexed: false,
    counted: false,
    page: OrderPage,
    content: () => pageFileContent('order'),
  }),
  entry({
    path: '/read',
    indexed: false,
    counted: false,
    opensBooks: true,
    page: ReadPage,
    content: readContent,
  }),
  entry({
    path: '/review',
    indexed: false,
    counted: false,
    page: ReviewPage,
    content: () => pageFileContent('review'),
  }),
  entry({
    path: '/download-demo',
    page: DownloadDemoPage,
    content: downloadDemoContent,
  }),
  entry({
    path: '/embeds',
    page: EmbedsPage,
    content: embedsContent,
  }),
];

const detail = (bookId: BookId): SiteRoute =>
  entry({
    path: bookDetailPath(bookId),
    page: BookPage,
    content: () => bookContent(bookId),
  });

export const bookRoutes = (): readonly SiteRoute[] => [
  entry({
    path: '/books',
    searches: bookCategories().map((category) => `category=${category}`),
    page: BooksPage,
    content: booksContent,
  }),
  // Some sales pages have this address.
  ...bookLinks.filter(({ id, path }) => path !== bookDetailPath(id)).map(({ id }) => detail(id)),
  entry({
    path: '/books/404',
    status: 404,
    indexed: false,
    page: NoticePage,
    content: bookNotFoundContent,
  }),
];

export const audioRoutes: readonly SiteRoute[] = [
  entry({
    path: '/audio-previews',
    page: AudioPreviewsPage,
    content: audioPreviewsContent,
  }),
  entry({
    path: '/audio-test',
    indexed: false,
    page: AudioTestPage,
    content: () => pageFileContent('audio-test'),
  }),
];

export const blogRoutes = (blog: Blog): readonly SiteRoute[] => [
  ...[firstBlogPage, ...furtherBlogPages(blog)].map((place) =>
    entry({
      path: blogPath(place),
      page: BlogPage,
      content: () => blogContent(blog, place),
    }),
  ),
  ...blog.articles.map(({ slug, path }) =>
    entry({
      path,
      page: ArticlePage,
      content: () => articleContent(blog, slug),
    }),
  ),
];

export const ownRoutes = (pages: readonly OwnPageData[]): readonly SiteRoute[] =>
  pages.map((page) =>
    entry({
      path: page.path,
      indexed: page.isIndexed,
      page: OwnPage,
      content: () => ownPageContent(page),
    }),
  );

export const checkRoutes: readonly SiteRoute[] = [
  entry({
    path: '/analytics-test',
    indexed: false,
    page: AnalyticsTestPage,
    content: () => pageFileContent('analytics-test'),
  }),
  entry({
    path: '/test-finding-peace',
    indexed: false,
    page: TestFindingPeacePage,
    content: () => pageFileContent('test-finding-peace'),
  }),
];
