import { NoticePage, OrderToSendPage, QuestionPage } from '../pages/notices/notices.page.js';
import {
  linkExpiredContent,
  linkSentContent,
  linkUnknownContent,
  orderToSendContent,
  plainContent,
  questionContent,
} from '../pages/notices/notices.words.js';
import { PreferencesPage } from '../pages/notices/preferences.page.js';
import { preferencesContent } from '../pages/notices/preferences.words.js';
import type { PlainPage, QuestionPage as QuestionName } from '../pages/notices/notices.words.js';
import type { PreferencesAnswer } from '../pages/notices/preferences.words.js';
import { entry, type SiteRoute } from './route.js';
import { notFoundContent } from '../pages/notices/not-found.words.js';

const plain = (name: PlainPage) =>
  entry({
    path: `/${name}`,
    indexed: false,
    counted: false,
    page: NoticePage,
    content: () => plainContent(name),
  });

const question = (name: QuestionName, action?: string) =>
  entry({
    path: `/${name}`,
    indexed: false,
    counted: false,
    page: QuestionPage,
    content: () => questionContent(name, action),
  });

const preferences = (answer?: PreferencesAnswer) =>
  entry({
    path: answer ? `/newsletter-preferences-${answer}` : '/newsletter-preferences',
    indexed: false,
    counted: false,
    page: PreferencesPage,
    content: () => preferencesContent(answer),
  });

/** A page that the site does not have while its part is off. */
export const closedRoute = (path: string): SiteRoute =>
  entry({
    path,
    status: 404,
    indexed: false,
    counted: false,
    page: NoticePage,
    content: () => plainContent('page-closed'),
  });

export const noticeRoutes: readonly SiteRoute[] = [
  entry({
    path: '/order-to-send',
    indexed: false,
    counted: false,
    page: OrderToSendPage,
    content: orderToSendContent,
  }),
  plain('order-sent'),
  plain('order-on-hold'),
  plain('link-closed'),
  question('message-real'),
  plain('message-passed-on'),
  question('newsletter-confirm'),
  plain('newsletter-confirmed'),
  question('newsletter-end'),
  plain('newsletter-ended'),
  preferences(),
  preferences('saved'),
  preferences('none'),
  question('newsletter-waiting', 'preferences/return'),
  question('newsletter-return', 'preferences/return'),
  plain('release-notice-asked'),
  question('release-notice-confirm'),
  plain('release-notice-confirmed'),
  question('release-notice-end'),
  plain('release-notice-ended'),
  entry({
    path: '/link-expired',
    indexed: false,
    counted: false,
    page: QuestionPage,
    content: linkExpiredContent,
  }),
  entry({
    path: '/link-sent',
    indexed: false,
    page: NoticePage,
    content: linkSentContent,
  }),
  entry({
    path: '/link-unknown',
    status: 404,
    indexed: false,
    counted: false,
    page: NoticePage,
    content: linkUnknownContent,
  }),
  entry({
    path: '/404',
    status: 404,
    indexed: false,
    page: NoticePage,
    content: notFoundContent,
  }),
];
