import { Injectable } from '@nestjs/common';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { Database } from '../../platform/database/database.js';

/** A member of the staff, and what is kept of the password. */
export interface KnownStaff extends Staff {
  passwordHash: string;
}

/** The member of the staff who signs in with an address; a user who is none is not found. */
@Injectable()
export class FindStaff {
  constructor(private readonly database: Database) {}

  /** @param email in small letters */
  async execute(email: string): Promise<KnownStaff | undefined> {
    const { manager } = this.database;
    const user = await manager.findOneBy(User, { username: email });
    const member = user && (await manager.findOneBy(StaffMember, { userId: user.id }));
    if (!user || !member) return undefined;
    const { name, role } = member;
    return { userId: user.id, email, name, role, passwordHash: user.password };
  }
}
