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
import {
  audienceOf,
  BATCH_MS,
  BATCH_SIZE,
  DELAYED_IN_A_ROW,
  type RecipientStatus,
} from './broadcast-rules.js';
import { BroadcastRecipient, Broadcast } from './broadcast.entity.js';
import { broadcastCopy, type BroadcastCopy, sendBroadcastBatch } from './broadcasts.jobs.js';
import { Broadcasts } from './broadcasts.js';

/** Read right before each send: an erased reader, or one who has left the list or the topic, gets no copy. */
const NEXT_COPY = `SELECT r.delivery_id AS "deliveryId", r.subscription_id AS id, s.email,
    coalesce(${audienceOf('b.topic')}, false) AS "isReader"
  FROM broadcast_recipients r
    JOIN broadcasts b ON b.id = r.broadcast_id AND b.status = 'sending'
    LEFT JOIN newsletter_subscriptions s ON s.id = r.subscription_id
  WHERE r.broadcast_id = $1 AND r.subscription_id = $2 AND r.status = 'waiting'`;

interface Copy {
  deliveryId: string;
  id: string;
  email: string;
  isReader: boolean;
}

/** Delivers the copies of a broadcast, one by one. */
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
   * Sends the next copies of a broadcast, one after the other and at the pace of {@link BulkEmailThrottle}, then enqueues the
   * next batch. Each copy is a transaction of its own: a crash repeats at most the one in flight, and skips none.
   * Rejects where the mail server is away.
   */
  @HandlesJobOutside(sendBroadcastBatch)
  async sendBatch({ broadcastId }: { broadcastId: string }): Promise<() => Promise<void>> {
    await this.sendSome(broadcastId);
    return () => this.goOn(broadcastId);
  }

  private async sendSome(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const broadcast = await manager.findOneBy(Broadcast, { id: broadcastId });
    if (broadcast?.status !== 'sending') return;
    const rendered = await this.renderer.render(broadcast);
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
      if (delayedInARow === DELAYED_IN_A_ROW)
        throw new Error('The mail server puts off one letter after the other.');
    }
  }

  /** Decides in one transaction with the end of this run, so that a broadcast that is to go on always has one run. */
  private async goOn(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const { status } = await this.broadcasts.lock(broadcastId);
    if (status !== 'sending') return;
    if (await manager.existsBy(BroadcastRecipient, { broadcastId, status: 'waiting' }))
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
    else await manager.update(Broadcast, { id: broadcastId }, { status: 'sent', endedAt: new Date() });
  }

  /**
   * Sends one reader's copy of a broadcast, then notes how it stands.
   * Rejects where the mail server is away: the copy waits.
   * @returns 'halted' where the broadcast does not go out any more
   */
  private async sendCopy(
    broadcastId: string,
    subscriptionId: string,
    rendered: RenderedBroadcast,
  ): Promise<RecipientStatus | 'halted'> {
    const note = (status: RecipientStatus) =>
      this.database.manager.update(BroadcastRecipient, { broadcastId, subscriptionId }, { status });
    try {
      const [copy] = await this.database.manager.query<Copy[]>(NEXT_COPY, [broadcastId, subscriptionId]);
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
    copy: Copy,
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

  /** Writes one copy that its reader's server has put off, unless the reader has left the list or the topic since. */
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
    const rendered = await this.renderer.render(broadcast);
    const key = `broadcast-${copy.deliveryId}`;
    return { ...(await rendered.copyFor(reader)), isWrittenByHand: true, key, onceSent: () => note('sent') };
  }

  /** Lets one reader's copy be sent once more, as an email of its own: the one that came back keeps its Message-ID. */
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
