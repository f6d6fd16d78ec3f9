import { Injectable } from '@nestjs/common';

import { JobProcessor, type JobRun } from '../../platform/jobs/job-processor.js';
import { sendNoticeQuestion } from './send-notice-question.job.js';
import { SendNoticeQuestion } from './send-notice-question.use-case.js';

@Injectable()
export class SendNoticeQuestionProcessor extends JobProcessor<{ noticeId: string }> {
  readonly job = sendNoticeQuestion;

  constructor(private readonly send: SendNoticeQuestion) {
    super();
  }

  process({ noticeId }: { noticeId: string }, run: JobRun): Promise<void> {
    return this.send.execute(noticeId, run.id);
  }
}
