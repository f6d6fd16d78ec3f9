import { Injectable } from '@nestjs/common';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { storageKey } from './preview-address.js';

/** Removes a recording that no row leads to any more. */
@Injectable()
export class RemoveRecording {
  constructor(private readonly files: StoredFiles) {}

  execute(previewId: string, sha256: string): Promise<void> {
    return this.files.remove(storageKey(previewId, sha256));
  }
}
