import { Injectable } from '@nestjs/common';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { Database } from '../../platform/database/database.js';

/** A member of the staff, and what is kept of the password. */
export interface KnownStaff extends Staff {
  passwordHash: string;
}

/** Who works here. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly database: Database) {}

  /**
   * A member of the staff; a user who is none is not found.
   * @param by the address in lower case, or the id
   */
  async find(by: { email: string } | { userId: string }): Promise<KnownStaff | undefined> {
    const { manager } = this.database;
    const user = await manager.findOneBy(User, 'email' in by ? { username: by.email } : { id: by.userId });
    const member = user && (await manager.findOneBy(StaffMember, { userId: user.id }));
    if (!user || !member) return undefined;
    const { name, role } = member;
    return { userId: user.id, email: user.username, name, role, passwordHash: user.password };
  }
}
