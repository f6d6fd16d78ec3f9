import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { Database } from '../../platform/database/database.js';

export interface NewOwner {
  name: string;
  email: string;
  password: string;
}

/** Makes the owner of a dashboard that nobody may open yet; of any number at once one is made. */
@Injectable()
export class MakeFirstOwner {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
  ) {}

  /** @returns undefined where somebody may open the dashboard already */
  async execute({ name, email: given, password }: NewOwner): Promise<Staff | undefined> {
    const email = given.toLowerCase();
    if (await this.database.manager.existsBy(StaffMember, {})) return undefined;
    const hash = await this.passwords.hash(password);
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('first-owner');
      if (await manager.existsBy(StaffMember, {})) return undefined;
      // A user of the old site may have the address; from now on the password is the new one.
      await manager.upsert(User, { username: email, password: hash }, ['username']);
      const { id: userId } = await manager.findOneByOrFail(User, { username: email });
      await manager.insert(StaffMember, { userId, name, role: 'owner' });
      return { userId, name, email, role: 'owner' };
    });
  }
}
