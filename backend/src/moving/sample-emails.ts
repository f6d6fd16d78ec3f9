import type { EmailSample } from '../platform/email/email.js';
import { siteArchiveEmail } from './export-archive/site-archive-email.js';

export const movingEmails: readonly EmailSample[] = [
  {
    name: 'archive',
    isListed: false,
    email: (url) => siteArchiveEmail({ expiresAt: new Date('2026-12-03T08:00:00Z') }, url),
  },
];
