export { legalLetters } from './letter-samples.mail.js';
export { KeepTopics } from './recommendations/keep-topics.use-case.js';
