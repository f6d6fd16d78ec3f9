import { Injectable } from '@nestjs/common';

import type { Session } from '../../platform/access/session.js';
import { Sessions } from '../../platform/access/sessions.js';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';

/** Ends sessions of one's own: one of them, or all but this. What has ended already is no mistake. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @param which the id of one, or `others` */
  execute(staff: Staff, { id }: Session, which: string): Promise<void> {
    const { userId } = staff;
    return this.database.transaction(async () => {
      const count =
        which === 'others' ? await this.sessions.endAll(userId, id) : await this.endOne(userId, which);
      if (count === 0) return;
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.sessions-ended', subject, after: { ended: count } });
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
