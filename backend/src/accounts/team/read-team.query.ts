import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { StaffInvitation } from './staff-invitation.entity.js';
import type { TeamDto, TeamMemberDto } from './team.dto.js';

interface MemberRow extends Omit<TeamMemberDto, 'since' | 'lastSeenAt' | 'isYou'> {
  since: Date;
  lastSeenAt: Date | null;
}

const MEMBERS = `SELECT m.user_id AS id, m.name, u.username AS email, m.role, m.created_at AS since,
    f.turned_on_at IS NOT NULL AS "hasSecondFactor",
    (SELECT max(s.last_seen_at) FROM sessions s WHERE s.user_id = m.user_id) AS "lastSeenAt"
  FROM staff m JOIN users u ON u.id = m.user_id LEFT JOIN second_factors f ON f.user_id = m.user_id
  ORDER BY m.role = 'owner' DESC, m.created_at, m.user_id`;
const RULES = 'SELECT requires_second_factor AS "requiresSecondFactor" FROM staff_rules';

/** Who works on the site, who was asked to, and what is asked of all. */
@Injectable()
export class ReadTeam {
  constructor(private readonly database: Database) {}

  async execute(staff: Staff): Promise<TeamDto> {
    const { manager } = this.database;
    const members = await manager.query<MemberRow[]>(MEMBERS);
    const invitations = await manager.find(StaffInvitation, { order: { createdAt: 'DESC', id: 'ASC' } });
    const [rules] = await manager.query<Pick<TeamDto, 'requiresSecondFactor'>[]>(RULES);
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
      requiresSecondFactor: rules?.requiresSecondFactor ?? false,
    };
  }
}
