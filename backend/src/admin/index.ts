export { staffLetters } from './letter-samples.mail.js';
export { OpenDashboard } from './staff/open-dashboard.use-case.js';
