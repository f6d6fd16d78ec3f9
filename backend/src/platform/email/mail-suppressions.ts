import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { Database } from '../database/database.js';
import { addressSuppressed } from './address-suppressed.event.js';
import { Events } from '../events/events.js';
import { Pseudonyms } from './pseudonyms.js';
import type { MailingList } from './email-job.js';
import { MailSuppression } from './mail-delivery.entity.js';

/** Addresses that get no more emails of a list. The list `owner` has none. */
@Injectable()
export class MailSuppressions {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** Forms in which an address may be suppressed: itself, or its pseudonym once it is erased. */
  namesOf(address: string): string[] {
    return [address.toLowerCase(), this.pseudonyms.of(address)];
  }

  async holds(list: MailingList, address: string): Promise<boolean> {
    return this.database.manager.existsBy(MailSuppression, { list, email: In(this.namesOf(address)) });
  }

  /** Keeps the first reason, but publishes each. */
  async add(list: MailingList, address: string, reason: MailSuppression['reason']): Promise<void> {
    if (list === 'owner') return;
    const email = address.toLowerCase();
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MailSuppression)
      .values({ list, email, reason })
      .orIgnore()
      .execute();
    await this.events.publish(addressSuppressed, { list, email, reason });
  }

  /** As {@link add}, for many addresses at once. Publishes only new ones. */
  async addAll(
    list: MailingList,
    addresses: readonly string[],
    reason: MailSuppression['reason'],
  ): Promise<void> {
    const emails = addresses.map((address) => address.toLowerCase());
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MailSuppression)
      .values(emails.map((email) => ({ list, email, reason })))
      .orIgnore()
      .returning('email')
      .execute();
    for (const { email } of raw as { email: string }[])
      await this.events.publish(addressSuppressed, { list, email, reason });
  }

  async lift(list: MailingList, address: string): Promise<boolean> {
    const email = In(this.namesOf(address));
    const { affected } = await this.database.manager.delete(MailSuppression, { list, email });
    return Boolean(affected);
  }
}
