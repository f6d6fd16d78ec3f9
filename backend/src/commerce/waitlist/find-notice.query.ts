import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { ConsentState } from '../../site/consent-state.js';
import { CONFIRM_LINK, END_LINK } from './notice-links.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** How a wish stands, by a link of its letters; one that was taken back is forgotten. */
@Injectable()
export class FindNotice {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(link: 'confirm' | 'end', token: string): Promise<ConsentState> {
    const { purpose } = link === 'confirm' ? CONFIRM_LINK : END_LINK;
    const id = await this.links.read(purpose, token);
    if (!id) return 'unknown';
    const notice = await this.database.manager.findOneBy(ReleaseNotice, { id });
    if (!notice) return 'ended';
    return notice.confirmedAt ? 'confirmed' : 'pending';
  }
}
