export { staffEmails } from './email-samples.js';
export { FirstOwner } from './sign-in/first-owner.js';
