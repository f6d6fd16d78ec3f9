import { isOn } from '@lectern/catalogue';
import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { BulkEmailThrottle } from '../../platform/email/bulk-email-throttle.js';
import { EmailSender } from '../../platform/email/email-sender.js';
import { isServerAway } from '../../platform/email/email-rules.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { BroadcastRenderer, type RenderedBroadcast } from './broadcast-renderer.js';
import { BATCH_MS, BATCH_SIZE, DELAYED_IN_A_ROW, type RecipientStatus } from './broadcast-rules.js';
import { BroadcastRecipient, Broadcast } from './broadcast.entity.js';
import { broadcastCopy, type BroadcastCopy, sendBroadcastBatch } from './broadcasts.jobs.js';
import { Broadcasts } from './broadcasts.js';
import { findNextCopy, type NextCopy } from './broadcasts.queries.js';

@Injectable()
export class BroadcastDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly broadcasts: Broadcasts,
    private readonly renderer: BroadcastRenderer,
    private readonly throttle: BulkEmailThrottle,
    private readonly emailSender: EmailSender,
    private readonly emailQueue: EmailQueue,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job === broadcastCopy.name) await this.allowAgain(cause as BroadcastCopy);
    });
  }

  /**
   * Sends the next copies, one after the other at the pace of {@link BulkEmailThrottle}, then enqueues the next batch.
   * Each copy has its own transaction: a crash repeats at most one and skips none.
   * @throws if the mail server is unavailable
   */
  @HandlesJobOutside(sendBroadcastBatch)
  async sendBatch({ broadcastId }: { broadcastId: string }): Promise<() => Promise<void>> {
    await this.sendSome(broadcastId);
    return () => this.enqueueNext(broadcastId);
  }

  private async sendSome(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const broadcast = await manager.findOneBy(Broadcast, { id: broadcastId });
    if (broadcast?.status !== 'sending') return;
    if (!isOn('newsletter')) {
      await manager.update(Broadcast, { id: broadcastId, status: 'sending' }, { status: 'paused' });
      return;
    }
    const rendered = await this.renderer.renderCopies(broadcast);
    const endsAt = performance.now() + BATCH_MS;
    const waiting = await manager.find(BroadcastRecipient, {
      select: { subscriptionId: true },
      where: { broadcastId, status: 'waiting' },
      take: BATCH_SIZE,
    });
    let delayedInARow = 0;
    for (const { subscriptionId } of waiting) {
      await this.throttle.waitForTurn();
      const outcome = await this.sendCopy(broadcastId, subscriptionId, rendered);
      if (outcome === 'halted' || performance.now() > endsAt) return;
      delayedInARow = outcome === 'delayed' ? delayedInARow + 1 : 0;
      if (delayedInARow === DELAYED_IN_A_ROW) throw new Error('mail server defers one copy after another');
    }
  }

  /** Runs in the transaction that ends this run, so that a broadcast always has exactly one. */
  private async enqueueNext(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const { status } = await this.broadcasts.lock(broadcastId);
    if (status !== 'sending') return;
    if (await manager.existsBy(BroadcastRecipient, { broadcastId, status: 'waiting' }))
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
    else await manager.update(Broadcast, { id: broadcastId }, { status: 'sent', endedAt: new Date() });
  }

  /**
   * @returns 'halted' if the broadcast is no longer being sent
   * @throws if the mail server is unavailable: the copy keeps waiting
   */
  private async sendCopy(
    broadcastId: string,
    subscriptionId: string,
    rendered: RenderedBroadcast,
  ): Promise<RecipientStatus | 'halted'> {
    const note = (status: RecipientStatus) =>
      this.database.manager.update(BroadcastRecipient, { broadcastId, subscriptionId }, { status });
    try {
      const copy = await findNextCopy(this.database.manager, broadcastId, subscriptionId);
      if (!copy) return 'halted';
      if (copy.isReader) return await this.deliver(broadcastId, copy, rendered);
      await note('left');
      return 'left';
    } catch (error) {
      if (isServerAway(error)) throw error;
      await this.database.transaction(async () => {
        const reader = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
        await note(reader ? 'delayed' : 'left');
        if (reader)
          await this.emailQueue.enqueue(broadcastCopy, { broadcastId, subscriptionId }, reader.email);
      });
      return 'delayed';
    }
  }

  private async deliver(
    broadcastId: string,
    copy: NextCopy,
    rendered: RenderedBroadcast,
  ): Promise<RecipientStatus> {
    const mail = {
      ...(await rendered.copyFor(copy)),
      isWrittenByHand: true,
      key: `broadcast-${copy.deliveryId}`,
    };
    const cause = { broadcastId, subscriptionId: copy.id };
    const outgoing = { id: copy.deliveryId, job: broadcastCopy, cause };
    const sent = await this.emailSender.send(outgoing, async () => mail);
    const status = sent.status === 'suppressed' || sent.status === 'bounced' ? sent.status : 'sent';
    await this.database.transaction(async () => {
      await sent.record();
      await this.database.manager.update(BroadcastRecipient, cause, { status });
    });
    return status;
  }

  /** Retries a deferred copy, unless the reader has left the list or the topic since. */
  @WritesEmail(broadcastCopy)
  async writeDelayedCopy(cause: BroadcastCopy): Promise<Email | undefined> {
    const { manager } = this.database;
    const copy = await manager.findOneBy(BroadcastRecipient, { ...cause, status: 'delayed' });
    const broadcast = await manager.findOneBy(Broadcast, { id: cause.broadcastId });
    const reader = await manager.findOneBy(Subscription, { id: cause.subscriptionId });
    if (!copy || !broadcast || broadcast.status === 'cancelled' || !reader) return undefined;
    const note = (status: RecipientStatus) =>
      this.database.manager.update(BroadcastRecipient, cause, { status });
    if (!isReaderOf(broadcast, reader)) {
      await note('left');
      return undefined;
    }
    const rendered = await this.renderer.renderCopies(broadcast);
    const key = `broadcast-${copy.deliveryId}`;
    return { ...(await rendered.copyFor(reader)), isWrittenByHand: true, key, onceSent: () => note('sent') };
  }

  /** Resends a copy with a new Message-ID. */
  private async allowAgain({ broadcastId, subscriptionId }: BroadcastCopy): Promise<void> {
    await this.database.manager.update(
      BroadcastRecipient,
      { broadcastId, subscriptionId },
      { status: 'delayed', deliveryId: randomUUID() },
    );
  }
}

const isReaderOf = ({ topic }: Broadcast, { status, topics }: Subscription): boolean =>
  status === 'confirmed' && (topic === null || topics === null || topics.includes(topic));
