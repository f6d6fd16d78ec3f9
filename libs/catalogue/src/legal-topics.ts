export { legalTopics } from './shown.js';
