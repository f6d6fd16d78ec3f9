import { Inject } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../jobs/job-processor.js';
import type { LetterJob } from './letter-job.js';
import type { Mail } from './mail.js';
import { PostOffice } from './post-office.js';

/**
 * One kind of letter: written when its turn has come, from what is true then. Whatever `write` notes is committed with
 * the sending, or undone with it.
 */
export abstract class LetterProcessor<P extends object = object> extends JobProcessor<P> {
  abstract override readonly job: LetterJob<P>;

  @Inject(PostOffice)
  private readonly postOffice!: PostOffice;

  /** @returns undefined where there is nothing to say any more */
  abstract write(cause: P): Promise<Mail | undefined>;

  override async process(cause: P, { id }: JobRun): Promise<void> {
    await this.postOffice.deliver({ id, job: this.job, cause, mail: await this.write(cause) });
  }
}
