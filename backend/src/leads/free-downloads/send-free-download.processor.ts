import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendFreeDownload } from './send-free-download.job.js';
import { SendFreeDownload } from './send-free-download.use-case.js';

@Injectable()
export class SendFreeDownloadProcessor extends JobProcessor<{ downloadId: string }> {
  readonly job = sendFreeDownload;

  constructor(private readonly send: SendFreeDownload) {
    super();
  }

  process({ downloadId }: { downloadId: string }, run: JobRun): Promise<void> {
    return this.send.execute(downloadId, run.id);
  }
}
