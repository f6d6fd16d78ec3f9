import { Passwords } from '../../platform/access/passwords.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { Database } from '../../platform/database/database.js';
import type { EmailQueue } from '../../platform/email/email-queue.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { PASSWORD_LINK_HOURS, passwordLinkPath } from '../passwords/password-rules.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { StaffDirectory } from '../staff/staff-directory.js';

interface Account {
  email: string;
  name: string;
  role: string;
}

const ACCOUNTS = `SELECT u.username AS email, s.name, s.role FROM users u JOIN staff s ON s.user_id = u.id
  ORDER BY s.role DESC, u.username`;

const TABLES = ['second_factors', 'recovery_codes', 'passkeys', 'sessions', 'staff_email_codes'];

const LINK = `INSERT INTO password_resets (user_id, token_hash, expires_at)
  VALUES ($1, $2, now() + interval '${PASSWORD_LINK_HOURS} hours')
  ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

/** Actor in the audit log: the command line has no account. */
const SERVER = { name: 'The server’s command line' };

/**
 * Restores access for a staff member who has lost their password or second step; run by the server's
 * operator.
 */
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
    return this.database.manager.query<Account[]>(ACCOUNTS);
  }

  /**
   * Removes all sign-in methods of an account (password, app, passkeys, recovery codes, sessions) and creates
   * a reset link. Logs it and notifies the owner of the account.
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
      for (const table of TABLES) await manager.query(`DELETE FROM ${table} WHERE user_id = $1`, [userId]);
      const unknown = await new Passwords().hash(createToken());
      await manager.update(User, { id: userId }, { password: unknown });
      await manager.query(LINK, [userId, hashToken(token)]);
      const subject = { kind: 'staff', id: userId };
      await new AuditLog(this.database).record(SERVER, { action: 'staff.sign-in-reset', subject });
      await this.securityNotifications.enqueue(staff, 'sign-in-reset');
      return `${this.configuration.publicUrl}${passwordLinkPath(token)}`;
    });
  }
}
