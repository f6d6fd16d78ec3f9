import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { removeRecording } from './remove-recording.job.js';
import { RemoveRecording } from './remove-recording.use-case.js';

@Injectable()
export class RemoveRecordingProcessor extends JobProcessor<{ previewId: string; sha256: string }> {
  readonly job = removeRecording;

  constructor(private readonly remove: RemoveRecording) {
    super();
  }

  process({ previewId, sha256 }: { previewId: string; sha256: string }): Promise<void> {
    return this.remove.execute(previewId, sha256);
  }
}
