import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { ReadNoticeLetter } from './read-notice-letter.query.js';
import { noticeQuestionMail } from './release-letter.mail.js';
import { ReleaseNotice } from './release-notice.entity.js';
import { sendNoticeQuestion } from './send-notice-question.job.js';

/** Asks whether the address is meant, unless the wish was taken back or confirmed meanwhile. */
@Injectable()
export class SendNoticeQuestionLetter {
  constructor(
    private readonly database: Database,
    private readonly readNoticeLetter: ReadNoticeLetter,
  ) {}

  @WritesEmail(sendNoticeQuestion)
  async write({ noticeId }: { noticeId: string }): Promise<Email | undefined> {
    const notice = await this.database.manager.findOneBy(ReleaseNotice, { id: noticeId });
    if (!notice || notice.confirmedAt) return undefined;
    return noticeQuestionMail(await this.readNoticeLetter.execute(notice));
  }
}
