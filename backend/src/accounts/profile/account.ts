import { Injectable } from '@nestjs/common';
import { hasPasskey, requiresSecondStep } from '../../platform/access/second-step.js';
import { IDLE_MS } from '../../platform/access/session-rules.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import type { AccountDto, AccountSessionDto, SecondFactorDto } from './account.dto.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';

const SECOND_FACTOR = `SELECT f.turned_on_at AS "since", r.requires_second_factor OR $2::boolean AS "isRequired",
    ${hasPasskey('$1')} AS "isPasskey",
    (SELECT count(*)::int FROM recovery_codes c WHERE c.user_id = $1) AS "recoveryCodesLeft"
  FROM staff_rules r LEFT JOIN second_factors f ON f.user_id = $1`;

const SESSIONS = `SELECT id, device, created_at AS "beganAt", last_seen_at AS "lastSeenAt", id = $2 AS "isThis"
  FROM sessions WHERE user_id = $1 AND expires_at > now()
    AND last_seen_at > now() - interval '${IDLE_MS} milliseconds'
  ORDER BY id = $2 DESC, last_seen_at DESC LIMIT 100`;

interface FactorRow extends Pick<SecondFactorDto, 'isPasskey' | 'isRequired' | 'recoveryCodesLeft'> {
  since: Date | null;
}

interface SessionRow extends Pick<AccountSessionDto, 'id' | 'device' | 'isThis'> {
  beganAt: Date;
  lastSeenAt: Date;
}

/** The user's own account. */
@Injectable()
export class Account {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly sessions: Sessions,
    private readonly configuration: Configuration,
    private readonly securityNotifications: SecurityNotifications,
  ) {}

  /** The account with its second steps, passkeys, and sessions. */
  async read({ userId, name, email, role }: Staff, { id }: Session): Promise<AccountDto> {
    const { manager } = this.database;
    const [factor] = await manager.query<FactorRow[]>(SECOND_FACTOR, [
      userId,
      requiresSecondStep(this.configuration.publicUrl),
    ]);
    if (!factor) throw new Error('The rules of the staff are missing from the database.');
    const passkeys = await manager.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const sessions = await manager.query<SessionRow[]>(SESSIONS, [userId, id]);
    const { since, ...rest } = factor;
    return {
      name,
      email,
      role,
      secondFactor: { ...rest, isOn: since !== null, since: since?.toISOString() ?? null },
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        isSynced: passkey.isSynced,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      sessions: sessions.map(({ beganAt, lastSeenAt, ...session }) => ({
        ...session,
        beganAt: beganAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }

  /** Changes the name that the dashboard and the audit log show. */
  rename(staff: Staff, name: string): Promise<Staff> {
    const { userId, name: before } = staff;
    return this.database.transaction(async () => {
      if (name === before) return staff;
      await this.database.manager.update(StaffMember, { userId }, { name });
      await this.auditLog.record(staff, {
        action: 'staff.renamed',
        subject: { kind: 'staff', id: userId },
        before: { name: before },
        after: { name },
      });
      return { ...staff, name };
    });
  }

  /**
   * Ends one session of the user, or all but the current one. An ended session is not an error.
   * @param which the id of one, or `others`
   */
  endSessions(staff: Staff, { id }: Session, which: string): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const count =
        which === 'others' ? await this.sessions.endAll(userId, id) : await this.endOne(userId, which);
      if (count === 0) return;
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.sessions-ended', subject, after: { ended: count } });
      await this.securityNotifications.enqueue(staff, 'sessions-ended');
    });
  }

  private async endOne(userId: string, id: string): Promise<number> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      'DELETE FROM sessions WHERE user_id = $1 AND id = $2::uuid',
      [userId, id],
    );
    return count;
  }
}
