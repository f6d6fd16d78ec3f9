import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import type { NoPayload } from '../../platform/jobs/job.js';
import { announceReleases } from './announce-releases.job.js';
import { AnnounceReleases } from './announce-releases.use-case.js';

@Injectable()
export class AnnounceReleasesProcessor extends JobProcessor<NoPayload> {
  readonly job = announceReleases;

  constructor(private readonly announce: AnnounceReleases) {
    super();
  }

  process(): Promise<void> {
    return this.announce.execute();
  }
}
