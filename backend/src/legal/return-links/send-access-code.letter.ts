import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { AccessCode } from './access-code.entity.js';
import { accessCodeMail } from './access-code.mail.js';
import { CODE_LIFE_MINUTES } from './access-limits.js';
import { createCode } from './create-code.js';
import { sendAccessCode } from './send-access-code.job.js';

/** A code is made when its letter is written, so that it lives its time from then on and stands nowhere else. */
@Injectable()
export class SendAccessCodeLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
  ) {}

  @WritesEmail(sendAccessCode)
  async write({ accessCodeId }: { accessCodeId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const known = await manager.findOneBy(AccessCode, { id: accessCodeId });
    if (!known) return undefined;
    const code = createCode();
    await manager.update(
      AccessCode,
      { id: accessCodeId },
      {
        codeHash: await this.passwords.hash(code),
        expiresAt: () => `now() + interval '${CODE_LIFE_MINUTES} minutes'`,
      },
    );
    return accessCodeMail({ to: known.userEmail, publicUrl: this.configuration.publicUrl, code });
  }
}
