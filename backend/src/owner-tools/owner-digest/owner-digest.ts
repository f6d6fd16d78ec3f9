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
import { findDaysWithoutDigest, findSales, findSubscribers } from './owner-digest.queries.js';

@Injectable()
export class OwnerDigest {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly emails: EmailQueue,
    private readonly configuration: Configuration,
  ) {}

  /** Enqueues one digest, once, for each past day with sales or subscribers. */
  @HandlesJob(gatherOwnerDigests)
  async gather(): Promise<void> {
    const { value, changedAt } = await this.settings.read(ownerEmailsSetting);
    if (!Object.values(value).includes('daily')) return;
    await this.database.lock(sendOwnerDigest.name);
    const days = await findDaysWithoutDigest(this.database.manager, {
      timeZone: this.configuration.timeZone,
      since: changedAt,
      emailKind: sendOwnerDigest.name,
    });
    for (const day of days)
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
    const { timeZone } = this.configuration;
    const sales = value.sales === 'daily' ? await findSales(manager, day, timeZone) : [];
    const subscribers = value.subscribers === 'daily' ? await findSubscribers(manager, day, timeZone) : [];
    return sales.length + subscribers.length > 0 ? { day, sales, subscribers } : undefined;
  }
}
