import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { CONFIRM_LINK } from './notice-links.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Takes the yes of whoever holds the link of the letter. A second yes, or one to a wish taken back, is none. */
@Injectable()
export class ConfirmNotice {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(token: string): Promise<void> {
    const id = await this.links.read(CONFIRM_LINK.purpose, token);
    if (!id) return;
    await this.database.manager.update(
      ReleaseNotice,
      { id, confirmedAt: IsNull() },
      { confirmedAt: new Date() },
    );
  }
}
