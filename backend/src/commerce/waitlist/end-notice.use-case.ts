import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { END_LINK } from './notice-links.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Forgets an address that wanted to hear of a release. */
@Injectable()
export class EndNotice {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  /** @returns false for a link that is not ours */
  async execute(token: string): Promise<boolean> {
    const id = await this.links.read(END_LINK.purpose, token);
    if (!id) return false;
    await this.database.manager.delete(ReleaseNotice, { id });
    return true;
  }
}
