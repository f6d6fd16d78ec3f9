export { AdminLastModule, AdminModule, AdminWebModule } from './admin.module.js';
export { OpenDashboard } from './staff/open-dashboard.use-case.js';
