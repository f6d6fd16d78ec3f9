import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { jobGivenUp } from '../../platform/events/job-given-up.event.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';

/** A letter whose work is given up waits no longer: its record says so. */
@Injectable()
export class WithdrawGivenUpListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.events.listen(jobGivenUp, async ({ id }) => {
      const change = { status: 'withdrawn' as const, changedAt: new Date() };
      await this.database.manager.update(MailDelivery, { id, status: 'queued' }, change);
    });
  }
}
