import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { AccountChange } from './account-change.js';
import { tellAccountChange } from './tell-account-change.job.js';

/** Promises the letter that says so, in the transaction that changes it. */
@Injectable()
export class TellAccountChange {
  constructor(private readonly letters: EmailQueue) {}

  async execute({ userId, email }: Pick<Staff, 'userId' | 'email'>, change: AccountChange): Promise<void> {
    await this.letters.enqueue(tellAccountChange, { userId, change }, email);
  }
}
