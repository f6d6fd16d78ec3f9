import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { StaffInvitation } from './staff-invitation.entity.js';

/** The invitation of a link, for whoever has opened it. */
@Injectable()
export class FindInvitation {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for a link that is used, taken back, too old or none */
  async execute(token: string): Promise<StaffInvitation> {
    const where = { tokenHash: hashToken(token), expiresAt: MoreThan(new Date()) };
    const invitation = await this.database.manager.findOneBy(StaffInvitation, where);
    if (invitation) return invitation;
    throw new DomainError(
      'gone',
      'ACCESS.INVITATION_OVER',
      'This invitation has been used or taken back, or its seven days are over. Please ask for another one.',
    );
  }
}
