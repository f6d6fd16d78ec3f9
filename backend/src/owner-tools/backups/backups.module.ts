import { defineFeature } from '../../platform/features/feature.js';
import { Backup } from './backup.entity.js';
import { Backups } from './backups.js';

export const backups = defineFeature({
  entities: [Backup],
  providers: [Backups],
});
