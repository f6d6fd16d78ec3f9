import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { askForYes } from './ask-for-yes.job.js';
import { canTransition } from '../../platform/transitions.js';
import { subscriptionTransitions } from './subscription-status.js';
import { Subscription } from './subscription.entity.js';

/**
 * Notes that an address wants the letter, and promises the mail that asks it for a yes (double opt-in). What is answered
 * does not tell whether the address is known, and one that had such a mail lately gets no other.
 */
@Injectable()
export class Subscribe {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly allowance: EmailRateLimiter,
  ) {}

  execute(address: string): Promise<void> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      await this.database.lock(`subscription:${email}`);
      const subscription = await this.findOrOpen(email);
      if (subscription.status === 'confirmed' || !(await this.allowance.take('newsletter', email))) return;
      await this.letters.enqueue(askForYes, { subscriptionId: subscription.id }, subscription.email);
    });
  }

  /** What she chose before she left stays chosen. */
  private async findOrOpen(email: string): Promise<Subscription> {
    const { manager } = this.database;
    const known = await manager.findOneBy(Subscription, { email });
    const asked = {
      status: 'pending' as const,
      askedAt: new Date(),
      confirmedAt: null,
      endedByStaff: false,
    };
    if (!known) return manager.save(Subscription, { id: randomUUID(), email, endedAt: null, ...asked });
    if (known.status !== 'pending' && !canTransition(subscriptionTransitions, known.status, 'pending'))
      return known;
    await manager.update(Subscription, { id: known.id }, asked);
    return { ...known, ...asked };
  }
}
