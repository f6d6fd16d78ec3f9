export { legalEmails } from './email-samples.js';
export { Recommendations } from './recommendations/recommendations.js';
