export {
  type ImportedConsent,
  type ImportedReader,
  type ImportedState,
} from './imported-readers/imported-reader-rules.js';
export { ImportedReaders } from './imported-readers/imported-readers.js';
export { type ReaderChange, UndoneReaders } from './imported-readers/undone-readers.js';
export { NewsletterReaders } from './newsletter/newsletter-readers.js';
export { leadsEmails } from './sample-emails.js';
