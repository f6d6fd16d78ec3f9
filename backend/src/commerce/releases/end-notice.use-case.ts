import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ReleaseNotice } from './release-notice.entity.js';

/** Forgets an address that wanted to hear of a release. */
@Injectable()
export class EndNotice {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<void> {
    await this.database.manager.delete(ReleaseNotice, { id });
  }
}
