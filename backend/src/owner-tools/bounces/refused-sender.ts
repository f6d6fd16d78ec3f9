import { site } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Events } from '../../platform/events/events.js';
import { senderRefused } from '../../platform/email/sender-refused.event.js';
import { refusedSenderEmail } from './refused-sender-email.js';
import { tellOfRefusedSender } from './refused-sender.jobs.js';
import { oneLine } from './report-rules.js';

const TOLD_LATELY = `SELECT 1 FROM mail_deliveries
  WHERE letter = $1 AND recipient = $2 AND queued_at > now() - interval '1 day' LIMIT 1`;

/** Notifies the owner, once a day at most, that mail servers refuse the site as a sender. */
@Injectable()
export class RefusedSender implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly events: Events,
    private readonly configuration: Configuration,
  ) {}

  onModuleInit(): void {
    this.events.listen(senderRefused, ({ said }) => this.notify(said));
  }

  private async notify(said: string): Promise<void> {
    const { name } = tellOfRefusedSender;
    await this.database.lock(name);
    const told = await this.database.manager.query<unknown[]>(TOLD_LATELY, [name, site.contact.email]);
    if (told.length > 0) return;
    // Jobs keep no addresses.
    const cause = { said: withoutAddresses(oneLine(said)) };
    await this.emails.enqueue(tellOfRefusedSender, cause, site.contact.email);
  }

  @WritesEmail(tellOfRefusedSender)
  async writeEmail({ said }: { said: string }): Promise<Email> {
    return refusedSenderEmail(said, this.configuration.publicUrl);
  }
}

const withoutAddresses = (said: string): string =>
  said
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
