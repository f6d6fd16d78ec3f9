import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../../platform/jobs/job-processor.js';
import { makePreview } from './make-preview.job.js';
import { MakePreview } from './make-preview.use-case.js';

@Injectable()
export class MakePreviewProcessor extends JobProcessor<{ makingId: string }> {
  readonly job = makePreview;

  constructor(private readonly make: MakePreview) {
    super();
  }

  process({ makingId }: { makingId: string }): Promise<void> {
    return this.make.execute(makingId);
  }
}
