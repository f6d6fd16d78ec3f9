export { leadsLetters } from './sample-emails.js';
