import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { Sessions } from '../../platform/access/sessions.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../sign-in/sign-in.use-case.js';
import { FindInvitation } from './find-invitation.query.js';
import { StaffInvitation } from './staff-invitation.entity.js';

export interface Joining {
  /** Of the letter. */
  token: string;
  name: string;
  password: string;
  /** As the browser names itself. */
  userAgent: string | undefined;
  /** Of the session that the browser has had until now, which ends. */
  oldToken: string | undefined;
}

/** Makes the account of whoever has opened the link of an invitation, and signs her in. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly database: Database,
    private readonly findInvitation: FindInvitation,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly auditLog: AuditLog,
  ) {}

  /** @throws DomainError for a link that opens nothing */
  async execute({ token, name, password, userAgent, oldToken }: Joining): Promise<SignedIn> {
    await this.findInvitation.execute(token);
    const hash = await this.passwords.hash(password);
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('staff');
      const { id, email } = await this.findInvitation.execute(token);
      await manager.delete(StaffInvitation, { id });
      // A user of the old site may have the address; from now on the password is the new one.
      await manager.upsert(User, { username: email, password: hash }, ['username']);
      const { id: userId } = await manager.findOneByOrFail(User, { username: email });
      const staff: Staff = { userId, name, email, role: 'helper' };
      await manager.insert(StaffMember, { userId, name, role: 'helper' });
      const subject = { kind: 'staff', id: userId };
      await this.auditLog.record(staff, { action: 'staff.joined', subject, after: { name, role: 'helper' } });
      await this.sessions.end(oldToken);
      return { staff, token: await this.sessions.open(userId, userAgent) };
    });
  }
}
