import { newsletter } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { BroadcastRenderer } from '../broadcasts/broadcast-renderer.js';
import { subscriptionConfirmed } from '../newsletter/subscription-confirmed.event.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { SeriesEmail } from './welcome-series.entity.js';
import { sendSeriesEmail, type SeriesEmailPayload } from './welcome-series.jobs.js';
import { findLatestSample } from './welcome-series.queries.js';

const DAY_MS = 24 * 60 * 60_000;

@Injectable()
export class WelcomeSeries implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emailQueue: EmailQueue,
    private readonly renderer: BroadcastRenderer,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(subscriptionConfirmed, ({ email }) => this.begin(email));
  }

  /**
   * Enqueues the series for a subscribed reader with a recent sample. Call it in the transaction of either event. Each
   * reader gets each email at most once.
   * @param address of the new sample or subscription
   */
  async begin(address: string): Promise<void> {
    const { isOn, letters } = newsletter.welcomeSeries;
    if (!isOn) return;
    const email = address.toLowerCase();
    const { manager } = this.database;
    // If both events are concurrent, the second sees the first.
    await this.database.lock(`welcome-series:${email}`);
    const reader = await manager.findOneBy(Subscription, { email, status: 'confirmed' });
    const takenAt = await findLatestSample(manager, email);
    if (!reader || !takenAt) return;
    const sinceMs = this.startMs(takenAt.getTime());
    for (const { id, afterDays } of letters)
      await this.enqueueOnce(reader, id, new Date(sinceMs + afterDays * DAY_MS));
  }

  /** The sample's time, or now if the first email would be late, so that the emails do not all arrive at once. */
  private startMs(takenAtMs: number): number {
    const firstAfterMs =
      Math.min(...newsletter.welcomeSeries.letters.map(({ afterDays }) => afterDays)) * DAY_MS;
    return takenAtMs + firstAfterMs < Date.now() ? Date.now() : takenAtMs;
  }

  private async enqueueOnce({ id: subscriptionId, email }: Subscription, letterId: string, dueAt: Date) {
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(SeriesEmail)
      .values({ subscriptionId, letterId, dueAt })
      .orIgnore()
      .returning('letter_id')
      .execute();
    if ((raw as unknown[]).length === 0) return;
    const delayMs = Math.max(0, dueAt.getTime() - Date.now());
    await this.emailQueue.enqueue(sendSeriesEmail, { subscriptionId, letterId }, email, { delayMs });
  }

  /** Skipped if the reader has unsubscribed, or the author has removed the email. */
  @WritesEmail(sendSeriesEmail)
  async writeEmail({ subscriptionId, letterId }: SeriesEmailPayload): Promise<Email | undefined> {
    const { isOn, letters } = newsletter.welcomeSeries;
    const email = letters.find(({ id }) => id === letterId);
    const reader = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (!isOn || !email || reader?.status !== 'confirmed') return undefined;
    const { subject, preheader, text } = email;
    return (await this.renderer.render({ subject, preheader, body: text })).copyFor(reader);
  }
}
