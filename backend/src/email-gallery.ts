import { staffEmails } from './accounts/index.js';
import { commerceLetters } from './commerce/index.js';
import { leadsLetters } from './leads/index.js';
import { legalEmails } from './legal/index.js';
import type { EmailSample } from './platform/email/email-sample.js';

/** Every letter that the site sends, each with an example. */
export const letterGallery: readonly EmailSample[] = [
  ...commerceLetters,
  ...leadsLetters,
  ...legalEmails,
  ...staffEmails,
];
