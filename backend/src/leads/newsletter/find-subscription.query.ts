import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import type { ConsentState } from '../../site/consent-state.js';
import { maskedAddress } from './masked-address.js';
import { LINKS, type LinkName } from './subscription-links.js';
import { Subscription } from './subscription.entity.js';

export interface FoundSubscription {
  /** Ended, too, where it was forgotten. */
  status: ConsentState;
  /** As a page may show it; empty where nothing is known. */
  address: string;
  /** What she wants to hear of; null for everything. */
  topics: readonly string[] | null;
}

/** How a subscription stands, by a link of its mails. */
@Injectable()
export class FindSubscription {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
  ) {}

  async execute(link: LinkName, token: string): Promise<FoundSubscription> {
    const id = await this.links.read(LINKS[link].purpose, token);
    if (!id) return { status: 'unknown', address: '', topics: null };
    const found = await this.database.manager.findOneBy(Subscription, { id });
    if (!found) return { status: 'ended', address: '', topics: null };
    return { status: found.status, address: maskedAddress(found.email), topics: found.topics };
  }
}
