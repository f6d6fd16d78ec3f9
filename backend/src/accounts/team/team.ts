import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';

import type { Role } from '../../platform/access/permissions.js';
import { requiresSecondStep } from '../../platform/access/second-step.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SecurityNotifications } from '../security-notifications/security-notifications.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import type { TeamDto } from './team.dto.js';
import {
  findMembers,
  findSecondFactorRule,
  updateSecondFactorRule,
  userHasSecondStep,
} from './team.queries.js';

@Injectable()
export class Team {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly configuration: Configuration,
    private readonly sessions: Sessions,
    private readonly staffDirectory: StaffDirectory,
    private readonly securityNotifications: SecurityNotifications,
  ) {}

  async read(staff: Staff): Promise<TeamDto> {
    const { manager } = this.database;
    const members = await findMembers(manager);
    const invitations = await manager.find(StaffInvitation, { order: { createdAt: 'DESC', id: 'ASC' } });
    const isRuled = await findSecondFactorRule(manager);
    const isPublic = requiresSecondStep(this.configuration.publicUrl);
    const now = new Date();
    return {
      members: members.map(({ since, lastSeenAt, ...member }) => ({
        ...member,
        since: since.toISOString(),
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
        isYou: member.id === staff.userId,
      })),
      invitations: invitations.map(({ id, email, invitedBy, createdAt, expiresAt }) => ({
        id,
        email,
        invitedBy,
        invitedAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isOver: expiresAt <= now,
      })),
      requiresSecondFactor: isPublic || isRuled,
      isPublic,
    };
  }

  /**
   * Changes a role, effective from the member's next call.
   * @throws DomainError for an unknown member, and for the last owner
   */
  changeRole(staff: Staff, userId: string, role: Role): Promise<void> {
    return this.database.transaction(async () => {
      const { role: before } = await this.lockMember(userId, role === 'owner' ? 'stays' : 'goes');
      if (before === role) return;
      await this.database.manager.update(StaffMember, { userId }, { role });
      await this.auditLog.record(staff, {
        action: 'staff.role-changed',
        subject: { kind: 'staff', id: userId },
        before: { role: before },
        after: { role },
      });
    });
  }

  /**
   * Sets whether every member must use a second step, effective at once.
   * @throws DomainError if the caller has no second step, and if the site is public, which always requires one
   */
  changeRules(staff: Staff, requiresSecondFactor: boolean): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      if (!requiresSecondFactor && requiresSecondStep(this.configuration.publicUrl)) throw publicSite();
      if (requiresSecondFactor && !(await userHasSecondStep(manager, staff.userId))) throw ownStepMissing();
      const before = await findSecondFactorRule(manager, 'lock');
      if (before === requiresSecondFactor) return;
      await updateSecondFactorRule(manager, requiresSecondFactor);
      await this.auditLog.record(staff, {
        action: 'staff.rules-changed',
        subject: { kind: 'staff-rules', id: '1' },
        before: { requiresSecondFactor: before },
        after: { requiresSecondFactor },
      });
    });
  }

  /**
   * Signs a member out everywhere and notifies them; the caller's current session stays.
   * @throws DomainError for an unknown member
   */
  endSessions(staff: Staff, session: Session, userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const member = await this.staffDirectory.find({ userId });
      if (!member) throw noMember();
      const ended = await this.sessions.endAll(userId, session.id);
      if (ended === 0) return;
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.sessions-ended', subject, after: { ended } });
      await this.securityNotifications.enqueue(member, 'sessions-ended');
    });
  }

  /**
   * Removes an account with its sessions, passkeys, and second step. The audit log keeps its actions.
   * @throws DomainError for an unknown member, and for the last owner
   */
  remove(staff: Staff, userId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { name, role } = await this.lockMember(userId, 'goes');
      await this.database.manager.delete(User, { id: userId });
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.removed', subject, before: { name, role } });
    });
  }

  /**
   * Serializes changes to the team in the open transaction, and protects the last owner.
   * @param asOwner whether the member may be an owner afterwards
   * @returns the member
   * @throws DomainError for an unknown member, and for the last owner
   */
  private async lockMember(userId: string, asOwner: 'stays' | 'goes'): Promise<StaffMember> {
    const { manager } = this.database;
    await this.database.lock('staff');
    const member = await manager.findOneBy(StaffMember, { userId });
    if (!member) throw noMember();
    const isLast =
      member.role === 'owner' &&
      !(await manager.existsBy(StaffMember, { role: 'owner', userId: Not(userId) }));
    if (isLast && asOwner === 'goes') {
      throw new DomainError(
        'conflict',
        'ACCESS.LAST_OWNER',
        'A dashboard needs an owner, and this is the last one. Make someone else an owner first.',
      );
    }
    return member;
  }
}

const noMember = () =>
  new DomainError('not-found', 'ACCESS.NO_MEMBER', 'This person doesn’t work here anymore.');

const publicSite = () =>
  new DomainError(
    'conflict',
    'ACCESS.PUBLIC_SITE',
    'This site is public, so everyone who works here needs two-step verification.',
  );

const ownStepMissing = () =>
  new DomainError(
    'conflict',
    'ACCESS.HERSELF_FIRST',
    'Please set up two-step verification for yourself first, under “Your account”.',
  );
