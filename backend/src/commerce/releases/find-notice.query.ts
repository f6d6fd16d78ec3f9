import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { ConsentState } from '../../platform/site/consent-pages.controller.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** How a wish stands; one that was taken back is forgotten. */
@Injectable()
export class FindNotice {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<ConsentState> {
    const notice = await this.database.manager.findOneBy(ReleaseNotice, { id });
    if (!notice) return 'ended';
    return notice.confirmedAt ? 'confirmed' : 'pending';
  }
}
