import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Broadcast } from './broadcast.entity.js';
import { SetEdition } from './set-edition.use-case.js';
import { testBroadcast } from './test-broadcast.job.js';

/** Nobody's: the ways out in it lead to the page for links that are not known. */
const NOBODY = 'test';

/** To the author alone: a letter as readers would get it. */
@Injectable()
export class TestBroadcastLetter {
  constructor(
    private readonly database: Database,
    private readonly setEdition: SetEdition,
  ) {}

  @WritesEmail(testBroadcast)
  async write({ broadcastId }: { broadcastId: string }): Promise<Email | undefined> {
    const broadcast = await this.database.manager.findOneBy(Broadcast, { id: broadcastId });
    if (!broadcast) return undefined;
    const edition = await this.setEdition.execute(broadcast);
    const copy = await edition.copyFor({ id: NOBODY, email: site.contact.email });
    return { ...copy, subject: `[Test] ${copy.subject}` };
  }
}
