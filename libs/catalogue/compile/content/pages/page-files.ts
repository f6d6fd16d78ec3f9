import { aboutPage } from './about.schema.js';
import { analyticsTestPage } from './analytics-test.schema.js';
import { audioPreviewsPage } from './audio-previews.schema.js';
import { audioTestPage } from './audio-test.schema.js';
import { contactPage } from './contact.schema.js';
import { bookDetailPage } from './book-detail.schema.js';
import { booksPage } from './books.schema.js';
import { blogPage } from './blog.schema.js';
import { downloadDemoPage } from './download-demo.schema.js';
import { downloadsPage } from './downloads.schema.js';
import { embedsPage } from './embeds.schema.js';
import { homePage } from './home.schema.js';
import { legalCompanionDashboardPage } from './legal-companion-dashboard.schema.js';
import { legalCompanionPage } from './legal-companion.schema.js';
import {
  noticePage,
  orderToSendPage,
  preferencesPage,
  questionPage,
  releaseNoticeAskedPage,
} from './notice.schema.js';
import { privacyPolicyPage } from './privacy-policy.schema.js';
import { speakingPage } from './speaking.schema.js';
import { testFindingPeacePage } from './test-finding-peace.schema.js';

/** Every file of `content/pages`, by its name. */
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
  home: homePage,
  'legal-companion': legalCompanionPage,
  'legal-companion-dashboard': legalCompanionDashboardPage,
  'link-closed': noticePage,
  'order-on-hold': noticePage,
  'order-sent': noticePage,
  'order-to-send': orderToSendPage,
  'privacy-policy': privacyPolicyPage,
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
  speaking: speakingPage,
  'test-finding-peace': testFindingPeacePage,
} as const;

export type PageName = keyof typeof pageFiles;
