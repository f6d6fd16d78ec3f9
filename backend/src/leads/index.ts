export { LeadsModule, LeadsWebModule } from './leads.module.js';
export { leadsEntities } from './leads.entities.js';
