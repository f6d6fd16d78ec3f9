export { legalLetters } from './letter-samples.mail.js';
export { KeepTopics } from './recommendation/keep-topics.use-case.js';
