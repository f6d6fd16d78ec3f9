import { setTimeout as pause } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { BroadcastRecipient } from './broadcast-recipient.entity.js';
import { Broadcast } from './broadcast.entity.js';
import { LockBroadcast } from './lock-broadcast.use-case.js';
import { SendBroadcastCopy } from './send-broadcast-copy.use-case.js';
import { sendBroadcastBatch } from './send-broadcast-batch.job.js';
import { SetEdition } from './set-edition.use-case.js';

/** So long a process that is told to stop has to wait for it. */
const BATCH_MS = 4_000;
const BATCH = 500;
/** So many put off in a row, and it is not about them: the mail server wants us to slow down. */
const PATIENCE = 5;

/**
 * Sends the next copies of a letter, one after the other and no faster than the mail service allows, then promises the
 * next batch. Each copy is a transaction of its own: a crash repeats at most the one in flight, and skips none.
 */
@Injectable()
export class SendBroadcastBatch {
  private readonly gapMs: number;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly lock: LockBroadcast,
    private readonly setEdition: SetEdition,
    private readonly sendCopy: SendBroadcastCopy,
    configuration: Configuration,
  ) {
    this.gapMs = 1_000 / configuration.mailRatePerSecond;
  }

  /** Rejects where the mail server is away. */
  @HandlesJob(sendBroadcastBatch)
  async execute({ broadcastId }: { broadcastId: string }): Promise<void> {
    await this.database.apart(() => this.sendSome(broadcastId));
    await this.goOn(broadcastId);
  }

  private async sendSome(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const broadcast = await manager.findOneBy(Broadcast, { id: broadcastId });
    if (broadcast?.status !== 'sending') return;
    const edition = await this.setEdition.execute(broadcast);
    const endsAt = performance.now() + BATCH_MS;
    const waiting = await manager.find(BroadcastRecipient, {
      select: { subscriptionId: true },
      where: { broadcastId, status: 'waiting' },
      take: BATCH,
    });
    let delayedInARow = 0;
    for (const { subscriptionId } of waiting) {
      const nextAt = performance.now() + this.gapMs;
      const outcome = await this.sendCopy.execute(broadcastId, subscriptionId, edition);
      if (outcome === 'halted' || performance.now() > endsAt) return;
      delayedInARow = outcome === 'delayed' ? delayedInARow + 1 : 0;
      if (delayedInARow === PATIENCE) throw new Error('The mail server puts off one letter after the other.');
      if (outcome === 'sent') await pause(Math.max(0, nextAt - performance.now()));
    }
  }

  /** Decides in one transaction with the end of this run, so that a letter that is to go on always has one run. */
  private async goOn(broadcastId: string): Promise<void> {
    const { manager } = this.database;
    const { status } = await this.lock.execute(broadcastId);
    if (status !== 'sending') return;
    if (await manager.existsBy(BroadcastRecipient, { broadcastId, status: 'waiting' }))
      await this.outbox.enqueue(sendBroadcastBatch, { broadcastId });
    else await manager.update(Broadcast, { id: broadcastId }, { status: 'sent', endedAt: new Date() });
  }
}
