import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { INVITATION_DAYS } from './invitation-link.js';
import { sendStaffInvitation } from './send-staff-invitation.job.js';

/** Whoever is invited once more has one link, the newest. */
const INVITE = `INSERT INTO staff_invitations (id, email, invited_by, expires_at)
  VALUES (gen_random_uuid(), $1, $2, now() + interval '${INVITATION_DAYS} days')
  ON CONFLICT (email) DO UPDATE SET id = excluded.id, invited_by = excluded.invited_by, token_hash = NULL,
    created_at = now(), expires_at = excluded.expires_at
  RETURNING id`;

/** Asks somebody to help, by a letter with a link. */
@Injectable()
export class InviteHelper {
  constructor(
    private readonly database: Database,
    private readonly findStaff: FindStaff,
    private readonly letters: EmailQueue,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError where she works here already */
  execute(staff: Staff, address: string): Promise<void> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      if (await this.findStaff.execute({ email })) throw worksHere();
      const [invitation] = await this.database.manager.query<{ id: string }[]>(INVITE, [email, staff.name]);
      if (!invitation) throw new Error('An invitation was not kept.');
      const { id } = invitation;
      await this.letters.enqueue(sendStaffInvitation, { invitationId: id }, email);
      const subject = { kind: 'staff-invitation', id };
      await this.auditLog.record(staff, { action: 'staff.invited', subject, after: { email } });
    });
  }
}

const worksHere = () =>
  new DomainError(
    'conflict',
    'ACCESS.WORKS_HERE',
    'Somebody with this address has an account here already.',
    [{ field: 'email', message: 'Somebody with this address has an account here already.' }],
  );
