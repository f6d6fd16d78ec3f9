import { entry, type SiteRoute } from './route.js';

const notices = () => import('../pages/notices/notices.page.js');
const noticeWords = () => import('../pages/notices/notices.words.js');
const noticesChunk = 'src/pages/notices/notices.page.tsx';

/** A page that says one thing until what it is for is there. */
const plain = (name: 'admin' | 'download-demo' | 'embed-legal-companion' | 'legal-companion', path: string) =>
  entry({
    path,
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).NoticePage,
    content: async () => (await noticeWords()).plainContent(name),
  });

/** Pages that say one thing and offer a way on. */
export const noticeRoutes: readonly SiteRoute[] = [
  plain('download-demo', '/download-demo'),
  plain('legal-companion', '/legal-companion'),
  plain('embed-legal-companion', '/embed/legal-companion'),
  plain('admin', '/admin'),
  entry({
    path: '/link-expired',
    indexed: false,
    chunk: noticesChunk,
    page: async () => (await notices()).LinkExpiredPage,
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
