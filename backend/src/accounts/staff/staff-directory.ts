import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';

/** A staff member with the password hash. */
export interface KnownStaff extends Staff {
  passwordHash: string;
}

const FIND = (column: 'id' | 'username') => `SELECT u.id AS "userId", u.username AS email, s.name, s.role,
    u.password AS "passwordHash"
  FROM users u JOIN staff s ON s.user_id = u.id WHERE u.${column} = $1`;

const ANYONE = 'SELECT 1 FROM staff LIMIT 1';

@Injectable()
export class StaffDirectory {
  private hasSeenSomeone = false;

  constructor(private readonly database: Database) {}

  /** Whether the dashboard has an owner. Once true, it stays true, so the result is cached. */
  async hasOwner(): Promise<boolean> {
    this.hasSeenSomeone ||= (await this.database.manager.query<unknown[]>(ANYONE)).length > 0;
    return this.hasSeenSomeone;
  }

  /**
   * Finds a staff member; other users are not found. One statement in either case.
   * @param by the address in lower case, or the id
   */
  async find(by: { email: string } | { userId: string }): Promise<KnownStaff | undefined> {
    const [statement, value] = 'email' in by ? [FIND('username'), by.email] : [FIND('id'), by.userId];
    const [found] = await this.database.manager.query<KnownStaff[]>(statement, [value]);
    return found;
  }
}
