import type { PlainPage, QuestionPage } from '../pages/notices/notices.words.js';
import type { PreferencesAnswer } from '../pages/notices/preferences.words.js';
import { entry, type SiteRoute } from './route.js';

const notices = () => import('../pages/notices/notices.page.js');
const noticeWords = () => import('../pages/notices/notices.words.js');
const noticesChunk = 'src/pages/notices/notices.page.tsx';

/** A page that says one thing until what it is for is there. */
const plain = (name: PlainPage) =>
  entry({
    path: `/${name}`,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).plainContent(name),
  });

/** A page that asks for a yes, at the address of a link in an email. */
const question = (name: QuestionPage, action?: string) =>
  entry({
    path: `/${name}`,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).QuestionPage,
    content: async () => (await noticeWords()).questionContent(name, action),
  });

/** What a reader of the newsletter chooses, and what is said when they have sent it. */
const preferences = (answer?: PreferencesAnswer) =>
  entry({
    path: answer ? `/newsletter-preferences-${answer}` : '/newsletter-preferences',
    indexed: false,
    chunk: 'src/pages/notices/preferences.page.tsx',
    page: async () => (await import('../pages/notices/preferences.page.js')).PreferencesPage,
    content: async () => (await import('../pages/notices/preferences.words.js')).preferencesContent(answer),
  });

/** Pages that say one thing and offer a way on. */
export const noticeRoutes: readonly SiteRoute[] = [
  entry({
    path: '/order-to-send',
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).OrderToSendPage,
    content: async () => (await noticeWords()).orderToSendContent(),
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
    chunk: noticesChunk,
    page: async () => (await notices()).QuestionPage,
    content: async () => (await noticeWords()).linkExpiredContent(),
  }),
  entry({
    path: '/link-sent',
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).linkSentContent(),
  }),
  entry({
    path: '/link-unknown',
    status: 404,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).linkUnknownContent(),
  }),
  entry({
    path: '/404',
    status: 404,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).notFoundContent(),
  }),
];
