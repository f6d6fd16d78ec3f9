export { NewsletterReaders } from './newsletter/newsletter-readers.js';
export { leadsEmails } from './sample-emails.js';
