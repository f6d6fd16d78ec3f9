import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { LINKS } from './newsletter-rules.js';
import { Subscription } from './subscription.entity.js';

@Injectable()
export class NewsletterReaders {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly configuration: Configuration,
  ) {}

  /** Those addresses that are subscribed, in lower case. */
  async among(addresses: readonly string[]): Promise<Set<string>> {
    const email = In(addresses.map((address) => address.toLowerCase()));
    const readers = await this.database.manager.findBy(Subscription, { email, status: 'confirmed' });
    return new Set(readers.map((reader) => reader.email));
  }

  /** Unsubscribe link of a reader; undefined if the address is not subscribed. */
  async endUrl(address: string): Promise<string | undefined> {
    const where = { email: address.toLowerCase(), status: 'confirmed' as const };
    const reader = await this.database.manager.findOneBy(Subscription, where);
    if (!reader) return undefined;
    return (
      this.configuration.publicUrl + LINKS.end.path(await this.links.token(LINKS.end.purpose, reader.id))
    );
  }
}
