import { Global, Module } from '@nestjs/common';

import { UploadFolder } from './upload-folder.js';

/** For calls that take files. */
@Global()
@Module({ providers: [UploadFolder], exports: [UploadFolder] })
export class UploadsModule {}
