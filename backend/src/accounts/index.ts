export { staffLetters } from './letter-samples.mail.js';
export { OpenDashboard } from './sign-in/open-dashboard.use-case.js';
