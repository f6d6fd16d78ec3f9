import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ReadNoticeLetter } from './read-notice-letter.query.js';
import { noticeQuestionMail } from './release-letter.mail.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Mails the question whether the address is meant, unless the wish was taken back or confirmed meanwhile. */
@Injectable()
export class SendNoticeQuestion {
  constructor(
    private readonly database: Database,
    private readonly readNoticeLetter: ReadNoticeLetter,
    private readonly mailer: Mailer,
  ) {}

  async execute(noticeId: string, runId: string): Promise<void> {
    const notice = await this.database.manager.findOneBy(ReleaseNotice, { id: noticeId });
    if (!notice || notice.confirmedAt) return;
    const letter = await this.readNoticeLetter.execute(notice);
    await this.mailer.send(noticeQuestionMail({ ...letter, key: `notice-${runId}` }));
  }
}
