import { Global, Module } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { openStoredFiles } from './open-stored-files.js';
import { StoredFiles } from './stored-files.js';

@Global()
@Module({
  providers: [{ provide: StoredFiles, inject: [Configuration], useFactory: openStoredFiles }],
  exports: [StoredFiles],
})
export class StorageModule {}
