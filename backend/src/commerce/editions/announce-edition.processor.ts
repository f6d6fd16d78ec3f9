import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { announceEdition } from './announce-edition.job.js';
import { AnnounceEdition } from './announce-edition.use-case.js';

@Injectable()
export class AnnounceEditionProcessor extends JobProcessor<{ editionId: string }> {
  readonly job = announceEdition;

  constructor(private readonly announce: AnnounceEdition) {
    super();
  }

  process({ editionId }: { editionId: string }): Promise<void> {
    return this.announce.execute(editionId);
  }
}
