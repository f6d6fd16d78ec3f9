import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { MailingList } from './letter-job.js';
import { MailSuppression } from './mail-suppression.entity.js';

/** The addresses that get no more letters of a list: what the owner is told is on none. */
@Injectable()
export class MailSuppressions {
  constructor(private readonly database: Database) {}

  holds(list: MailingList, email: string): Promise<boolean> {
    return this.database.manager.existsBy(MailSuppression, { list, email: email.toLowerCase() });
  }

  /** The first reason stays. */
  async add(list: MailingList, email: string, reason: MailSuppression['reason']): Promise<void> {
    if (list === 'owner') return;
    await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(MailSuppression)
      .values({ list, email: email.toLowerCase(), reason })
      .orIgnore()
      .execute();
  }

  async lift(list: MailingList, email: string): Promise<void> {
    await this.database.manager.delete(MailSuppression, { list, email: email.toLowerCase() });
  }
}
