import { Injectable } from '@nestjs/common';

import { PendingSignIns } from '../../platform/access/pending-sign-ins.js';
import { permissionsOf } from '../../platform/access/permissions.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import type { SessionDto } from './session.dto.js';

const MUST_SET_UP = `SELECT 1 FROM staff_rules WHERE requires_second_factor AND NOT EXISTS
  (SELECT 1 FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL)`;

/** Who is signed in, as the dashboard is told, and what it has to ask for next. */
@Injectable()
export class DescribeSession {
  constructor(
    private readonly database: Database,
    private readonly pending: PendingSignIns,
  ) {}

  /** @param pendingToken of a sign-in that may owe its second step */
  async execute(staff: Staff | undefined, pendingToken?: string): Promise<SessionDto> {
    if (!staff) {
      const isPending = (await this.pending.find(pendingToken)) !== undefined;
      return { signedIn: false, staff: null, next: isPending ? 'second-step' : null };
    }
    const { userId, name, email, role } = staff;
    const mustSetUp = (await this.database.manager.query<unknown[]>(MUST_SET_UP, [userId])).length > 0;
    return {
      signedIn: true,
      staff: { name, email, role, may: permissionsOf(role) },
      next: mustSetUp ? 'set-up' : null,
    };
  }
}
