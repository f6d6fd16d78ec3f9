import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { Subscription } from '../newsletter/subscription.entity.js';
import { PromisedSeriesLetter } from './promised-series-letter.entity.js';
import { sendSeriesLetter } from './send-series-letter.job.js';
import { WelcomeSeries } from './welcome-series.js';

const DAY_MS = 24 * 60 * 60_000;
/** The kit is noted as a sample too. */
const LATEST_SAMPLE = `SELECT max(downloaded_at) AS "takenAt" FROM downloads
  WHERE lower(email) = $1 AND downloaded_at > now() - interval '14 days'`;

/**
 * Promises the letters that follow a free sample to who has taken one in the last fourteen days and is on the list:
 * called when either becomes true, in that transaction. Each letter is promised to a reader once, for good.
 */
@Injectable()
export class BeginSeries {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly series: WelcomeSeries,
  ) {}

  /** @param address of who has just taken a sample, or said yes */
  async execute(address: string): Promise<void> {
    if (!this.series.isOn) return;
    const email = address.toLowerCase();
    const { manager } = this.database;
    // A sample and a yes in the same moment: whoever comes second sees the other.
    await this.database.lock(`welcome-series:${email}`);
    const reader = await manager.findOneBy(Subscription, { email, status: 'confirmed' });
    const [sample] = await manager.query<{ takenAt: Date | null }[]>(LATEST_SAMPLE, [email]);
    if (!reader || !sample?.takenAt) return;
    const sinceMs = this.startMs(sample.takenAt.getTime());
    for (const { id, afterDays } of this.series.letters)
      await this.promise(reader, id, new Date(sinceMs + afterDays * DAY_MS));
  }

  /** From the sample; from now where the first of the letters would come late, so that they do not all come at once. */
  private startMs(takenAtMs: number): number {
    const firstAfterMs = Math.min(...this.series.letters.map(({ afterDays }) => afterDays)) * DAY_MS;
    return takenAtMs + firstAfterMs < Date.now() ? Date.now() : takenAtMs;
  }

  private async promise({ id: subscriptionId, email }: Subscription, letterId: string, dueAt: Date) {
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PromisedSeriesLetter)
      .values({ subscriptionId, letterId, dueAt })
      .orIgnore()
      .returning('letter_id')
      .execute();
    if ((raw as unknown[]).length === 0) return;
    const delayMs = Math.max(0, dueAt.getTime() - Date.now());
    await this.letters.enqueue(sendSeriesLetter, { subscriptionId, letterId }, email, { delayMs });
  }
}
