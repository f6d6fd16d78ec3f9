import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import type { AccountChange } from './account-change.js';
import { accountChangeMail } from './account-change.mail.js';
import { tellAccountChange } from './tell-account-change.job.js';

/** To whoever still works here. */
@Injectable()
export class TellAccountChangeLetter {
  constructor(
    private readonly configuration: Configuration,
    private readonly findStaff: FindStaff,
  ) {}

  @WritesEmail(tellAccountChange)
  async write({ userId, change }: { userId: string; change: string }): Promise<Email | undefined> {
    const staff = await this.findStaff.execute({ userId });
    const { publicUrl } = this.configuration;
    return staff && accountChangeMail({ to: staff.email, change: change as AccountChange, publicUrl });
  }
}
