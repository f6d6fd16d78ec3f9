export { cleanEmail } from './clean-email.js';
export { suggestEmail } from './suggest-email.js';
