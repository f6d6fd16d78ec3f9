import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ReadNoticeLetter } from './read-notice-letter.query.js';
import { releaseMail } from './release-letter.mail.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Tells one person that it is out, once: a run that is repeated carries the same Message-ID. */
@Injectable()
export class TellRelease {
  constructor(
    private readonly database: Database,
    private readonly readNoticeLetter: ReadNoticeLetter,
    private readonly mailer: Mailer,
  ) {}

  execute(noticeId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const notice = await manager.findOne(ReleaseNotice, {
        where: { id: noticeId },
        lock: { mode: 'for_no_key_update' },
      });
      // Taken back since it was promised, or told before.
      if (!notice?.confirmedAt || notice.toldAt) return;
      const letter = await this.readNoticeLetter.execute(notice);
      await this.mailer.send(releaseMail({ ...letter, key: `release-${noticeId}` }));
      await manager.update(ReleaseNotice, { id: noticeId }, { toldAt: new Date() });
    });
  }
}
