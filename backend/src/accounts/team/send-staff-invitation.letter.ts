import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { INVITATION_DAYS, invitationPath } from './invitation-link.js';
import { sendStaffInvitation } from './send-staff-invitation.job.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { staffInvitationMail } from './staff-invitation.mail.js';

/** The link is made when its letter is written, and lives its week from then on; nothing for what was taken back. */
@Injectable()
export class SendStaffInvitationLetter {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(sendStaffInvitation)
  async write({ invitationId: id }: { invitationId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const invitation = await manager.findOneBy(StaffInvitation, { id });
    if (!invitation) return undefined;
    const token = createToken();
    const expiresAt = () => `now() + interval '${INVITATION_DAYS} days'`;
    await manager.update(StaffInvitation, { id }, { tokenHash: hashToken(token), expiresAt });
    const { publicUrl } = this.configuration;
    const { email: to, invitedBy } = invitation;
    return staffInvitationMail({ to, invitedBy, url: `${publicUrl}${invitationPath(token)}`, publicUrl });
  }
}
