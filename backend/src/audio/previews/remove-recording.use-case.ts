import { Injectable } from '@nestjs/common';

import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { storageKey } from './preview-address.js';
import { removeRecording } from './remove-recording.job.js';

/** Removes a recording that no row leads to any more. */
@Injectable()
export class RemoveRecording {
  constructor(private readonly files: StoredFiles) {}

  @HandlesJob(removeRecording)
  execute({ previewId, sha256 }: { previewId: string; sha256: string }): Promise<void> {
    return this.files.remove(storageKey(previewId, sha256));
  }
}
