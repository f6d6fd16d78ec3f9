import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Settings } from '../../platform/settings/settings.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { type OwnerDay, ownerDigestEmail } from './owner-digest-email.js';
import { gatherOwnerDigests, sendOwnerDigest } from './owner-digest.jobs.js';

/** A site that was off for longer leaves the days before out. */
const DAYS_BACK = 7;

/** Days of the site's zone `$1` that are over, since the setting was changed, and have no email yet. */
const DAYS_OWED = `SELECT to_char(day, 'YYYY-MM-DD') AS day
  FROM generate_series(date_trunc('day', now() AT TIME ZONE $1) - interval '${DAYS_BACK} days',
    date_trunc('day', now() AT TIME ZONE $1) - interval '1 day', interval '1 day') day
  WHERE (day + interval '1 day') AT TIME ZONE $1 > $2
    AND NOT EXISTS (SELECT FROM mail_deliveries d
      WHERE d.letter = $3 AND d.cause @> jsonb_build_object('day', to_char(day, 'YYYY-MM-DD')))
  ORDER BY day`;

const within = (column: string) =>
  `${column} >= $1::timestamp AT TIME ZONE $2 AND ${column} < ($1::timestamp + interval '1 day') AT TIME ZONE $2`;

const SALES = `SELECT p.title, count(*)::int AS count, sum(l.amount_cents)::int AS "totalCents"
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
  WHERE ${within('o.completed_at')} GROUP BY p.title ORDER BY 2 DESC, 1`;

const MOST_LISTED = 200;

const SUBSCRIBERS = `SELECT email FROM newsletter_subscriptions
  WHERE status = 'confirmed' AND ${within('confirmed_at')} ORDER BY confirmed_at LIMIT ${MOST_LISTED}`;

/** Daily email to the owner about sales and subscribers, if the owner chose daily. */
@Injectable()
export class OwnerDigest {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  /** Enqueues one email for each day that is over and had something to tell, once. */
  @HandlesJob(gatherOwnerDigests)
  async gather(): Promise<void> {
    const { value, changedAt } = await this.settings.read(ownerEmailsSetting);
    if (!Object.values(value).includes('daily')) return;
    await this.database.lock(sendOwnerDigest.name);
    const values = [this.configuration.timeZone, changedAt, sendOwnerDigest.name];
    const days = await this.database.manager.query<{ day: string }[]>(DAYS_OWED, values);
    for (const { day } of days)
      if (await this.find(day)) await this.emails.enqueue(sendOwnerDigest, { day }, site.contact.email);
  }

  @WritesEmail(sendOwnerDigest)
  async writeEmail({ day }: { day: string }): Promise<Email | undefined> {
    const found = await this.find(day);
    return found && ownerDigestEmail(found, this.configuration.publicUrl);
  }

  /** @returns undefined for a day with nothing to report */
  private async find(day: string): Promise<OwnerDay | undefined> {
    const { value } = await this.settings.read(ownerEmailsSetting);
    const { manager } = this.database;
    const values = [day, this.configuration.timeZone];
    const sales =
      value.sales === 'daily' ? await manager.query<NonNullable<OwnerDay['sales']>>(SALES, values) : [];
    const subscribers =
      value.subscribers === 'daily' ? await manager.query<{ email: string }[]>(SUBSCRIBERS, values) : [];
    if (sales.length + subscribers.length === 0) return undefined;
    return { day, sales, subscribers: subscribers.map(({ email }) => email) };
  }
}
