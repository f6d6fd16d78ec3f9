import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';

/** Lets one after another change who works here, in the transaction that is open, and the last owner never go. */
@Injectable()
export class KeepAnOwner {
  constructor(private readonly database: Database) {}

  /**
   * @param asOwner whether she may be an owner afterwards
   * @returns who it is
   * @throws DomainError where there is no such member, and for the last owner
   */
  async execute(userId: string, asOwner: 'stays' | 'goes'): Promise<StaffMember> {
    const { manager } = this.database;
    await this.database.lock('staff');
    const member = await manager.findOneBy(StaffMember, { userId });
    if (!member)
      throw new DomainError('not-found', 'ACCESS.NO_MEMBER', 'This person does not work here (any more).');
    const isLast =
      member.role === 'owner' &&
      !(await manager.existsBy(StaffMember, { role: 'owner', userId: Not(userId) }));
    if (isLast && asOwner === 'goes') {
      throw new DomainError(
        'conflict',
        'ACCESS.LAST_OWNER',
        'A dashboard needs an owner, and this is the last one. Make somebody else an owner first.',
      );
    }
    return member;
  }
}
