import { site } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Events } from '../../platform/events/events.js';
import { senderRefused } from '../../platform/email/sender-refused.event.js';
import { wasEmailedToday } from './bounces.queries.js';
import { refusedSenderEmail } from './refused-sender-email.js';
import { refusedSenderEmailJob } from './refused-sender.jobs.js';
import { oneLine } from './report-rules.js';

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
    const { name } = refusedSenderEmailJob;
    await this.database.lock(name);
    if (await wasEmailedToday(this.database.manager, name, site.contact.email)) return;
    const cause = { said: withoutAddresses(oneLine(said)) };
    await this.emails.enqueue(refusedSenderEmailJob, cause, site.contact.email);
  }

  @WritesEmail(refusedSenderEmailJob)
  async writeEmail({ said }: { said: string }): Promise<Email> {
    return refusedSenderEmail(said, this.configuration.publicUrl);
  }
}

const withoutAddresses = (said: string): string =>
  said
    .split(' ')
    .map((word) => (word.includes('@') ? '…' : word))
    .join(' ');
