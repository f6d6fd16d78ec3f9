import type { DynamicModule } from '@nestjs/common';

import { features } from './features.js';
import { emailGallery } from './email-gallery.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { isLoopback } from './platform/config/stand-ins.js';
import type { DatabaseAccess } from './platform/database/database-access.js';
import { ProcessModule } from './platform/process.module.js';

export function appModule(configuration: Configuration, database: DatabaseAccess): DynamicModule {
  const development = isLoopback(configuration.publicUrl) ? [emailGallery] : [];
  return ProcessModule.of([...features, ...development], configuration, database);
}
