import { Passwords } from '../../platform/access/passwords.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { Database } from '../../platform/database/database.js';
import type { EmailQueue } from '../../platform/email/email-queue.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { passwordLinkPath } from '../passwords/password-rules.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { type Account, deleteSignInMethods, findAccounts, upsertResetLink } from './recovery.queries.js';

/** Actor in the audit log: the command line has no account. */
const SERVER = { name: 'The server’s command line' };

/** Restores access for a staff member without password or second step; run by the operator of the server. */
export class SignInReset {
  private readonly staffDirectory: StaffDirectory;
  private readonly securityNotifications: SecurityNotifications;

  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    emailQueue: EmailQueue,
  ) {
    this.staffDirectory = new StaffDirectory(database);
    this.securityNotifications = new SecurityNotifications(emailQueue, configuration, this.staffDirectory);
  }

  accounts(): Promise<Account[]> {
    return findAccounts(this.database.manager);
  }

  /**
   * Removes password, app, passkeys, recovery codes and sessions of an account, and creates a reset link.
   * @returns the link, good once and for an hour; undefined for an unknown account
   */
  reset(email: string): Promise<string | undefined> {
    const token = createToken();
    return this.database.transaction(async () => {
      const staff = await this.staffDirectory.find({ email: email.toLowerCase() });
      if (!staff) return undefined;
      const { userId } = staff;
      const { manager } = this.database;
      await this.database.lock(`second-step:${userId}`);
      await deleteSignInMethods(manager, userId);
      const unknown = await new Passwords().hash(createToken());
      await manager.update(User, { id: userId }, { password: unknown });
      await upsertResetLink(manager, userId, hashToken(token));
      const subject = { kind: 'staff', id: userId };
      await new AuditLog(this.database).record(SERVER, { action: 'staff.sign-in-reset', subject });
      await this.securityNotifications.enqueue(staff, 'sign-in-reset');
      return `${this.configuration.publicUrl}${passwordLinkPath(token)}`;
    });
  }
}
