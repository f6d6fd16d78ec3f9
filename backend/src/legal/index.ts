export { LegalModule, LegalWebModule, LegalWorkerModule } from './legal.module.js';
export { legalEntities } from './legal.entities.js';
export { legalLetters } from './letter-samples.mail.js';
export { KeepTopics } from './recommendation/keep-topics.use-case.js';
