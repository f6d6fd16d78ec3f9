export { LeadsModule, LeadsWebModule, LeadsWorkerModule } from './leads.module.js';
export { leadsLetters } from './letter-samples.mail.js';
export { leadsEntities } from './leads.entities.js';
