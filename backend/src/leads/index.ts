export { leadsLetters } from './letter-samples.mail.js';
