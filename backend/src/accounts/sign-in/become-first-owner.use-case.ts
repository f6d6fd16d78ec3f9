import { Injectable } from '@nestjs/common';

import { Sessions } from '../../platform/access/sessions.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { firstOwnerLink } from './first-owner-link.js';
import { MakeFirstOwner, type NewOwner } from './make-first-owner.use-case.js';
import type { SignedIn } from './sign-in.use-case.js';

export interface FirstOwnerWish extends NewOwner {
  /** From the link that the start has printed. */
  token: string;
  /** As the browser names itself. */
  userAgent: string | undefined;
}

/** Makes the first owner of whoever holds the link, and signs her in. */
@Injectable()
export class BecomeFirstOwner {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly makeFirstOwner: MakeFirstOwner,
    private readonly sessions: Sessions,
  ) {}

  async execute({ token, userAgent, ...owner }: FirstOwnerWish): Promise<SignedIn> {
    const { purpose, id } = firstOwnerLink;
    if ((await this.links.read(purpose, token)) !== id) {
      throw new DomainError(
        'forbidden',
        'ACCESS.LINK_UNKNOWN',
        'This link is not the one that the start of the site has printed.',
      );
    }
    return this.database.transaction(async () => {
      const staff = await this.makeFirstOwner.execute(owner);
      if (!staff) {
        throw new DomainError(
          'gone',
          'ACCESS.OWNER_EXISTS',
          'This link has been used: there is an owner. Please sign in.',
        );
      }
      return { staff, token: await this.sessions.open(staff.userId, userAgent) };
    });
  }
}
