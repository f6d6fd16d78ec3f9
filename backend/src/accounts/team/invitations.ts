import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Passwords } from '../../platform/access/passwords.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { JobRun } from '../../platform/jobs/handles-job.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { SessionStarter, type SignedIn, type SignInOrigin } from '../sign-in/session-starter.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import { staffInvitationEmail } from './team-emails.js';
import { INVITATION_DAYS, invitationPath } from './team-rules.js';
import { sendStaffInvitation } from './team.jobs.js';
import { upsertInvitation } from './team.queries.js';

export interface Joining extends SignInOrigin {
  token: string;
  name: string;
  password: string;
}

@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly staffDirectory: StaffDirectory,
    private readonly emailQueue: EmailQueue,
    private readonly auditLog: AuditLog,
    private readonly configuration: Configuration,
    private readonly passwords: Passwords,
    private readonly sessionStarter: SessionStarter,
    private readonly signedLinks: SignedLinks,
  ) {}

  /**
   * Invites a person by email.
   * @throws DomainError for a staff member
   */
  invite(staff: Staff, address: string): Promise<void> {
    const email = address.toLowerCase();
    return this.database.transaction(async () => {
      if (await this.staffDirectory.find({ email })) throw alreadyMember();
      const id = await upsertInvitation(this.database.manager, email, staff.name);
      await this.emailQueue.enqueue(sendStaffInvitation, { invitationId: id }, email);
      const subject = { kind: 'staff-invitation', id };
      await this.auditLog.record(staff, { action: 'staff.invited', subject, after: { email } });
    });
  }

  /** Creates the link, whose week starts now. A revoked invitation sends no email. */
  @WritesEmail(sendStaffInvitation)
  async writeEmail({ invitationId: id }: { invitationId: string }, run: JobRun): Promise<Email | undefined> {
    const { manager } = this.database;
    const invitation = await manager.findOneBy(StaffInvitation, { id });
    if (!invitation) return undefined;
    const token = await this.signedLinks.secretOf('invitation', run.id);
    const expiresAt = () => `now() + interval '${INVITATION_DAYS} days'`;
    await manager.update(StaffInvitation, { id }, { tokenHash: hashToken(token), expiresAt });
    const { publicUrl } = this.configuration;
    const { email: to, invitedBy } = invitation;
    return staffInvitationEmail({ to, invitedBy, url: `${publicUrl}${invitationPath(token)}`, publicUrl });
  }

  /** @throws DomainError for a link that is used, revoked, expired or unknown */
  async find(token: string): Promise<StaffInvitation> {
    const where = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    const invitation = await this.database.manager.findOneBy(StaffInvitation, where);
    if (invitation) return invitation;
    throw new DomainError(
      'gone',
      'ACCESS.INVITATION_OVER',
      'This invitation has been used, withdrawn or has expired. Please ask for a new one.',
    );
  }

  /**
   * Creates the account of an invited person, and signs them in.
   * @throws DomainError for an invalid link; GuessablePassword
   */
  async accept({ token, name, password, ...origin }: Joining): Promise<SignedIn> {
    const invited = await this.find(token);
    const hash = await this.passwords.hashChosen(password, { name, email: invited.email });
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('staff');
      const { id, email } = await this.find(token);
      await manager.delete(StaffInvitation, { id });
      // A user of the old site may have the address; the new password replaces theirs.
      await manager.upsert(User, { username: email, password: hash }, ['username']);
      const { id: userId } = await manager.findOneByOrFail(User, { username: email });
      const staff: Staff = { userId, name, email, role: 'helper' };
      await manager.insert(StaffMember, { userId, name, role: 'helper' });
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.joined', subject, after: { name, role: 'helper' } });
      return this.sessionStarter.start(staff, 'invitation', origin);
    });
  }

  /** Idempotent. */
  revoke(staff: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const invitation = await manager.findOne(StaffInvitation, { where: { id }, lock });
      if (!invitation) return;
      await manager.delete(StaffInvitation, { id });
      const subject = { kind: 'staff-invitation', id };
      const before = { email: invitation.email };
      await this.auditLog.record(staff, { action: 'staff.invitation-revoked', subject, before });
    });
  }
}

const alreadyMember = () =>
  new DomainError('conflict', 'ACCESS.WORKS_HERE', 'Someone with this address already has an account here.', [
    { field: 'email', message: 'Someone with this address already has an account here.' },
  ]);
