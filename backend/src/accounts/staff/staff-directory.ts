import { Injectable } from '@nestjs/common';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import { Database } from '../../platform/database/database.js';
import { findStaff, type KnownStaff } from './staff.queries.js';

@Injectable()
export class StaffDirectory {
  private isKnownToHaveOwner = false;

  constructor(private readonly database: Database) {}

  /** Whether the dashboard has an owner. Once true, it stays true, so the result is cached. */
  async hasOwner(): Promise<boolean> {
    this.isKnownToHaveOwner ||= await this.database.manager.existsBy(StaffMember, {});
    return this.isKnownToHaveOwner;
  }

  find(by: { email: string } | { userId: string }): Promise<KnownStaff | undefined> {
    return findStaff(this.database.manager, by);
  }
}
