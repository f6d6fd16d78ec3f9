import { newsletter } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { PREFERENCES_LINK } from './subscription-links.js';
import { Subscription } from './subscription.entity.js';

/** Notes what a reader wants to hear of. Whoever wants all there is also gets what comes to be written of later. */
@Injectable()
export class SavePreferences {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  /** @param topics at least one of `content/newsletter.json`; does nothing for who is not on the list */
  async execute(token: string, topics: readonly string[]): Promise<void> {
    const id = await this.links.read(PREFERENCES_LINK.purpose, token);
    if (!id) return;
    const chosen = newsletter.topics.map((topic) => topic.id).filter((topic) => topics.includes(topic));
    const isEverything = chosen.length === newsletter.topics.length;
    await this.database.manager.update(
      Subscription,
      { id, status: 'confirmed' },
      { topics: isEverything ? null : chosen },
    );
  }
}
