export { leadsEmails } from './sample-emails.js';
