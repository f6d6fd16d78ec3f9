import { defineFeature } from '../../platform/features/feature.js';
import { ImportBatchesArchive } from './import-batches-archive.js';
import { ImportBatch, ImportRow } from './import-batch.entity.js';
import { ImportsController } from './import-batches.admin.controller.js';
import { ImportBatches } from './import-batches.js';
import { ImportFiles } from './import-files.js';
import { ImportList } from './import-list.js';
import { ImportPrivacy } from './import-privacy.js';
import { ImportRuns } from './import-runs.js';
import { ImportUndo } from './import-undo.js';
import { Importers } from './importers.js';

export const importBatches = defineFeature({
  entities: [ImportBatch, ImportRow],
  providers: [
    ImportBatchesArchive,
    ImportBatches,
    ImportFiles,
    ImportList,
    ImportPrivacy,
    ImportRuns,
    ImportUndo,
    Importers,
  ],
  controllers: [ImportsController],
});
