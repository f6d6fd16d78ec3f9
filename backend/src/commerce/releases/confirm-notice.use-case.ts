import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Takes the yes of whoever holds the link of the letter. A second yes, or one to a wish taken back, is none. */
@Injectable()
export class ConfirmNotice {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<void> {
    const { manager } = this.database;
    await manager.update(ReleaseNotice, { id, confirmedAt: IsNull() }, { confirmedAt: new Date() });
  }
}
