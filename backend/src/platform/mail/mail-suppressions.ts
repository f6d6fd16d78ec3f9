import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { addressSuppressed } from '../events/address-suppressed.event.js';
import { Events } from '../events/events.js';
import type { MailingList } from './letter-job.js';
import { MailSuppression } from './mail-suppression.entity.js';

/** The addresses that get no more letters of a list: what the owner is told is on none. */
@Injectable()
export class MailSuppressions {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  holds(list: MailingList, email: string): Promise<boolean> {
    return this.database.manager.existsBy(MailSuppression, { list, email: email.toLowerCase() });
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
  async lift(list: MailingList, email: string): Promise<boolean> {
    const { affected } = await this.database.manager.delete(MailSuppression, {
      list,
      email: email.toLowerCase(),
    });
    return affected === 1;
  }
}
