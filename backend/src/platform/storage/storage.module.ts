import { Configuration } from '../config/configuration.js';
import { defineFeature } from '../features/feature.js';
import { openStoredFiles } from './open-stored-files.js';
import { StoredFiles } from './stored-files.js';

export const storage = defineFeature({
  providers: [{ provide: StoredFiles, inject: [Configuration], useFactory: openStoredFiles }],
});
