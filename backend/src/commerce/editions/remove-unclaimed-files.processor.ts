import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import type { NoPayload } from '../../platform/jobs/job.js';
import { removeUnclaimedFiles } from './remove-unclaimed-files.job.js';
import { RemoveUnclaimedFiles } from './remove-unclaimed-files.use-case.js';

@Injectable()
export class RemoveUnclaimedFilesProcessor extends JobProcessor<NoPayload> {
  readonly job = removeUnclaimedFiles;

  constructor(private readonly remove: RemoveUnclaimedFiles) {
    super();
  }

  process(): Promise<void> {
    return this.remove.execute();
  }
}
