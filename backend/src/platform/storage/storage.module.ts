import { Global, Module } from '@nestjs/common';

import { StoredFiles } from './stored-files.js';

@Global()
@Module({ providers: [StoredFiles], exports: [StoredFiles] })
export class StorageModule {}
