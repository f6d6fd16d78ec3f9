import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { PASSWORD_LINK_HOURS, passwordLinkPath } from './password-link.js';
import { passwordLinkMail } from './password-link.mail.js';
import { PasswordReset } from './password-reset.entity.js';
import { sendPasswordLink } from './send-password-link.job.js';

/** The link is made when its letter is written: it lives its hour from then on and stands nowhere else. */
@Injectable()
export class SendPasswordLinkLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly findStaff: FindStaff,
  ) {}

  @WritesEmail(sendPasswordLink)
  async write({ passwordResetId: id }: { passwordResetId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const asked = await manager.findOneBy(PasswordReset, { id });
    const staff = asked && (await this.findStaff.execute({ userId: asked.userId }));
    if (!staff) return undefined;
    const token = createToken();
    const expiresAt = () => `now() + interval '${PASSWORD_LINK_HOURS} hours'`;
    await manager.update(PasswordReset, { id }, { tokenHash: hashToken(token), expiresAt });
    const { publicUrl } = this.configuration;
    return passwordLinkMail({ to: staff.email, url: `${publicUrl}${passwordLinkPath(token)}`, publicUrl });
  }
}
