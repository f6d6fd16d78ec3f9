export { AdminLastModule, AdminModule, AdminWebModule, AdminWorkerModule } from './admin.module.js';
export { adminEntities } from './admin.entities.js';
export { staffLetters } from './letter-samples.mail.js';
export { OpenDashboard } from './staff/open-dashboard.use-case.js';
