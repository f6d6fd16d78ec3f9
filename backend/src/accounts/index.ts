export { staffEmails } from './email-samples.js';
export { SignInReset } from './recovery/sign-in-reset.js';
export { FirstOwner } from './sign-in/first-owner.js';
