export { legalTopics } from './generated/legal-topics.js';
