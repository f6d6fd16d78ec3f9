import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { tellRelease } from './tell-release.job.js';
import { TellRelease } from './tell-release.use-case.js';

@Injectable()
export class TellReleaseProcessor extends JobProcessor<{ noticeId: string }> {
  readonly job = tellRelease;

  constructor(private readonly tell: TellRelease) {
    super();
  }

  process({ noticeId }: { noticeId: string }): Promise<void> {
    return this.tell.execute(noticeId);
  }
}
