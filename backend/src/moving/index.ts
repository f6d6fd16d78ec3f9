export { ImportBatches } from './import-batches/import-batches.js';
