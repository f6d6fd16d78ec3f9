import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Forgets that somebody was told of a release, so that she is told once more. */
@Injectable()
export class TellAgain {
  constructor(private readonly database: Database) {}

  async execute(noticeId: string): Promise<void> {
    await this.database.manager.update(ReleaseNotice, { id: noticeId }, { toldAt: null });
  }
}
