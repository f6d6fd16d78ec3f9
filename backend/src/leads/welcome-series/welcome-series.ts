import { newsletter, type SeriesEmailText } from '@lectern/catalogue';
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

const DAY_MS = 24 * 60 * 60_000;

/** The kit is noted as a sample too. */
const LATEST_SAMPLE = `SELECT max(downloaded_at) AS "takenAt" FROM downloads
  WHERE lower(email) = $1 AND downloaded_at > now() - interval '14 days'`;

/** The emails after a free sample: which there are, and whether they are sent, is as `content/newsletter.json` says. */
@Injectable()
export class WelcomeSeries implements OnModuleInit {
  isOn: boolean = newsletter.welcomeSeries.isOn;
  emails: readonly SeriesEmailText[] = newsletter.welcomeSeries.letters;

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
   * Enqueues the emails that follow a free sample to who has taken one in the last fourteen days and is on the list:
   * called when either becomes true, in that transaction. Each email is enqueued for a reader once, for good.
   * @param address of who has just taken a sample, or said yes
   */
  async begin(address: string): Promise<void> {
    if (!this.isOn) return;
    const email = address.toLowerCase();
    const { manager } = this.database;
    // A sample and a yes in the same moment: whoever comes second sees the other.
    await this.database.lock(`welcome-series:${email}`);
    const reader = await manager.findOneBy(Subscription, { email, status: 'confirmed' });
    const [sample] = await manager.query<{ takenAt: Date | null }[]>(LATEST_SAMPLE, [email]);
    if (!reader || !sample?.takenAt) return;
    const sinceMs = this.startMs(sample.takenAt.getTime());
    for (const { id, afterDays } of this.emails)
      await this.enqueueOnce(reader, id, new Date(sinceMs + afterDays * DAY_MS));
  }

  /** From the sample; from now where the first of the emails would come late, so that they do not all come at once. */
  private startMs(takenAtMs: number): number {
    const firstAfterMs = Math.min(...this.emails.map(({ afterDays }) => afterDays)) * DAY_MS;
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

  /** An email of the series, unless its reader has left the list meanwhile, or its author has put it away. */
  @WritesEmail(sendSeriesEmail)
  async writeEmail({ subscriptionId, letterId }: SeriesEmailPayload): Promise<Email | undefined> {
    const email = this.emails.find(({ id }) => id === letterId);
    const reader = await this.database.manager.findOneBy(Subscription, { id: subscriptionId });
    if (!this.isOn || !email || reader?.status !== 'confirmed') return undefined;
    const { subject, preheader, text } = email;
    return (await this.renderer.render({ subject, preheader, body: text })).copyFor(reader);
  }
}
