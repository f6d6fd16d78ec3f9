import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';

import { Database } from '../database/database.js';
import { addressSuppressed } from './address-suppressed.event.js';
import { Events } from '../events/events.js';
import { Pseudonyms } from './pseudonyms.js';
import type { MailingList } from './email-job.js';
import { MailSuppression } from './mail-delivery.entity.js';

/** The addresses that get no more emails of a list: what the owner is told is on none. */
@Injectable()
export class MailSuppressions {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly pseudonyms: Pseudonyms,
  ) {}

  /** By which an address may be on a list: of one that was erased its pseudonym alone is known. */
  namesOf(address: string): string[] {
    return [address.toLowerCase(), this.pseudonyms.of(address)];
  }

  async holds(list: MailingList, address: string): Promise<boolean> {
    return this.database.manager.existsBy(MailSuppression, { list, email: In(this.namesOf(address)) });
  }

  /** The first reason stays. Whoever listens hears of each. */
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
    await this.events.tell(addressSuppressed, { list, email, reason });
  }

  /** @returns false where the address was not on the list */
  async lift(list: MailingList, address: string): Promise<boolean> {
    const email = In(this.namesOf(address));
    const { affected } = await this.database.manager.delete(MailSuppression, { list, email });
    return Boolean(affected);
  }
}
