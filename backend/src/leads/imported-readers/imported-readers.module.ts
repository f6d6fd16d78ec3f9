import { defineFeature } from '../../platform/features/feature.js';
import { ImportedReaders } from './imported-readers.js';
import { ImportedConfirmation, SubscriptionOrigin } from './subscription-origin.entity.js';
import { UndoneReaders } from './undone-readers.js';
import { ImportedReadersArchive } from './imported-readers-archive.js';

export const importedReaders = defineFeature({
  entities: [ImportedConfirmation, SubscriptionOrigin],
  providers: [ImportedReadersArchive, ImportedReaders, UndoneReaders],
});
