import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';

import { Database } from '../database/database.js';
import { MailAllowanceUse } from './mail-delivery.entity.js';
import { FORGOTTEN_AFTER_MS, emailRestMs, mailboxOf } from './email-rules.js';

/**
 * Anybody may type anybody's address into a form that has an email sent: an address has such an email soon again,
 * and then ever more rarely. Addresses of one mailbox (`ruth+1@`, `ruth+2@`) count as one.
 */
@Injectable()
export class EmailRateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Whether the address may be written to; counts the email if so. Belongs in the transaction that enqueues it: until
   * that has ended, nobody else is told yes for the same address.
   * @param purpose the kind of email
   * @param email in small letters
   */
  async take(purpose: string, email: string): Promise<boolean> {
    const { manager } = this.database;
    const emailHash = hashOf(email);
    await this.database.lock(`${purpose}:${emailHash}`);
    const past = await manager.findOneBy(MailAllowanceUse, { purpose, emailHash });
    const sinceMs = past ? Date.now() - past.lastSentAt.getTime() : Infinity;
    const sentCount = past && sinceMs < FORGOTTEN_AFTER_MS ? past.sentCount : 0;
    if (sentCount > 0 && sinceMs < emailRestMs(sentCount)) return false;
    const counted = { purpose, emailHash, lastSentAt: new Date(), sentCount: sentCount + 1 };
    await manager.upsert(MailAllowanceUse, counted, ['purpose', 'emailHash']);
    return true;
  }

  /** Who reads the mailbox has shown that they wanted the email: it may come as often as that. */
  async forget(purpose: string, email: string): Promise<void> {
    await this.database.manager.delete(MailAllowanceUse, { purpose, emailHash: hashOf(email) });
  }
}

const hashOf = (email: string): string => createHash('sha256').update(mailboxOf(email)).digest('hex');
