import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { ReadNoticeLetter } from './read-notice-letter.query.js';
import { releaseMail } from './release-letter.mail.js';
import { ReleaseNotice } from './release-notice.entity.js';
import { tellRelease } from './tell-release.job.js';

/** Tells one person that it is out, once. */
@Injectable()
export class TellReleaseLetter {
  constructor(
    private readonly database: Database,
    private readonly readNoticeLetter: ReadNoticeLetter,
  ) {}

  @WritesEmail(tellRelease)
  async write({ noticeId }: { noticeId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const notice = await manager.findOne(ReleaseNotice, {
      where: { id: noticeId },
      lock: { mode: 'for_no_key_update' },
    });
    // Taken back since it was promised, or told before.
    if (!notice?.confirmedAt || notice.toldAt) return undefined;
    await manager.update(ReleaseNotice, { id: noticeId }, { toldAt: new Date() });
    return releaseMail(await this.readNoticeLetter.execute(notice));
  }
}
