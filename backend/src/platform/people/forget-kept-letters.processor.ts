import { Injectable } from '@nestjs/common';

import { JobProcessor } from '../jobs/job-processor.js';
import { KeptMails } from '../mail/kept/kept-mails.js';
import { forgetKeptLetters } from './forget-kept-letters.job.js';

@Injectable()
export class ForgetKeptLettersProcessor extends JobProcessor<{ names: string[] }> {
  readonly job = forgetKeptLetters;

  constructor(private readonly keptMails: KeptMails) {
    super();
  }

  async process({ names }: { names: string[] }): Promise<void> {
    for (const name of names) await this.keptMails.remove(name);
  }
}
