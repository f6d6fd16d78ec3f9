import type { SiteLanguage } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { requiresSecondStep } from '../../platform/access/second-step.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { translateTexts } from '../../platform/http/sentences.js';
import { Database } from '../../platform/database/database.js';
import { Passkey } from '../passkeys/passkey.entity.js';
import type { AccountDto } from './account.dto.js';
import { deleteSession, findActiveSessions, findSecondFactor } from './profile.queries.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';

@Injectable()
export class Account {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly sessions: Sessions,
    private readonly configuration: Configuration,
    private readonly securityNotifications: SecurityNotifications,
  ) {}

  async read({ userId, name, email, role, language }: Staff, { id }: Session): Promise<AccountDto> {
    const { manager } = this.database;
    const isRequiredOfAll = requiresSecondStep(this.configuration.publicUrl);
    const { since, ...rest } = await findSecondFactor(manager, userId, isRequiredOfAll);
    const passkeys = await manager.find(Passkey, {
      where: { userId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const sessions = await findActiveSessions(manager, userId, id);
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
        ...translateTexts(language, session, ['device']),
        beganAt: beganAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }

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

  /** Language of the dashboard and of emails to this person. */
  async setLanguage(staff: Staff, language: SiteLanguage): Promise<Staff> {
    await this.database.manager.update(StaffMember, { userId: staff.userId }, { language });
    return { ...staff, language };
  }

  /**
   * Ends one session of the user, or all but the current one. Idempotent.
   * @param which an id, or `others`
   */
  endSessions(staff: Staff, { id }: Session, which: string): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const count =
        which === 'others'
          ? await this.sessions.endAll(userId, id)
          : await deleteSession(this.database.manager, userId, which);
      if (count === 0) return;
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.sessions-ended', subject, after: { ended: count } });
      await this.securityNotifications.enqueue(staff, 'sessions-ended');
    });
  }
}
