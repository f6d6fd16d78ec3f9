import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { ContactThread } from './contact-thread.entity.js';

/** Holds what is done with a message until the transaction that is open ends. */
@Injectable()
export class LockThread {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for a message that is not in the inbox */
  async execute(messageId: string): Promise<ContactThread> {
    const thread = await this.database.manager.findOne(ContactThread, {
      where: { messageId, arrivedAt: Not(IsNull()) },
      lock: { mode: 'for_no_key_update' },
    });
    if (thread) return thread;
    throw new DomainError('not-found', 'LEADS.MESSAGE_UNKNOWN', 'This message is not known any more.');
  }
}
