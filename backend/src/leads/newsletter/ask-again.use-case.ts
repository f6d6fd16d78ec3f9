import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Subscribe } from './subscribe.use-case.js';
import { PREFERENCES_LINK } from './subscription-links.js';
import { Subscription } from './subscription.entity.js';

/** For who has left the list: her old yes is none any more, so she is asked for another by mail, as anybody is. */
@Injectable()
export class AskAgain {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly subscribe: Subscribe,
  ) {}

  async execute(token: string): Promise<void> {
    const id = await this.links.read(PREFERENCES_LINK.purpose, token);
    const subscription = id && (await this.database.manager.findOneBy(Subscription, { id }));
    if (subscription) await this.subscribe.execute(subscription.email);
  }
}
