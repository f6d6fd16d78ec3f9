export { ImportBatches } from './import-batches/import-batches.js';
export { importArchive } from './import-archive/import-archive.js';
export { movingEmails } from './sample-emails.js';
