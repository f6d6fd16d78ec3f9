import { aboutPage, contactPage, privacyPolicyPage, speakingPage } from './author-pages.schema.js';
import { analyticsTestPage, audioTestPage, testFindingPeacePage } from './test-pages.schema.js';
import { audioPreviewsPage } from './audio-previews.schema.js';
import { bookDetailPage, booksPage } from './book-pages.schema.js';
import { blogPage } from './blog.schema.js';
import { downloadDemoPage, downloadsPage } from './downloads.schema.js';
import { embedsPage } from './embeds.schema.js';
import { homePage } from './home.schema.js';
import { legalCompanionDashboardPage, legalCompanionPage } from './legal-companion.schema.js';
import { legalNoticePage } from './legal-notice.schema.js';
import { mediaKitPage } from './media-kit.schema.js';
import {
  noticePage,
  orderToSendPage,
  preferencesPage,
  questionPage,
  releaseNoticeAskedPage,
} from './notice.schema.js';
import { findMyBooksPage, orderPage } from './order.schema.js';
import { readPage } from './read.schema.js';
import { reviewPage } from './review.schema.js';

export const pageFiles = {
  about: aboutPage,
  'analytics-test': analyticsTestPage,
  'audio-previews': audioPreviewsPage,
  'audio-test': audioTestPage,
  contact: contactPage,
  'book-detail': bookDetailPage,
  books: booksPage,
  blog: blogPage,
  'download-demo': downloadDemoPage,
  downloads: downloadsPage,
  embeds: embedsPage,
  'find-my-books': findMyBooksPage,
  home: homePage,
  'legal-companion': legalCompanionPage,
  'legal-companion-dashboard': legalCompanionDashboardPage,
  'legal-notice': legalNoticePage,
  'link-closed': noticePage,
  'media-kit': mediaKitPage,
  order: orderPage,
  'order-on-hold': noticePage,
  'order-sent': noticePage,
  'order-to-send': orderToSendPage,
  'page-closed': noticePage,
  'privacy-policy': privacyPolicyPage,
  read: readPage,
  'message-passed-on': noticePage,
  'message-real': questionPage,
  'newsletter-confirm': questionPage,
  'newsletter-confirmed': noticePage,
  'newsletter-end': questionPage,
  'newsletter-ended': noticePage,
  'newsletter-preferences': preferencesPage,
  'newsletter-return': questionPage,
  'newsletter-waiting': questionPage,
  'release-notice-asked': releaseNoticeAskedPage,
  'release-notice-confirm': questionPage,
  'release-notice-confirmed': noticePage,
  'release-notice-end': questionPage,
  'release-notice-ended': noticePage,
  review: reviewPage,
  speaking: speakingPage,
  'test-finding-peace': testFindingPeacePage,
} as const;

export type PageName = keyof typeof pageFiles;
