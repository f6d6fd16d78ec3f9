export { LeadsModule, LeadsWebModule, LeadsWorkerModule } from './leads.module.js';
export { leadsEntities } from './leads.entities.js';
