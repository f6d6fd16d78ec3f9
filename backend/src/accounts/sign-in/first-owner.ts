import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Passwords } from '../../platform/access/passwords.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { Arrivals, type Newcomer, type SignedIn } from './arrivals.js';

interface FirstOwnerInput extends NewOwner, Newcomer {
  /** From the link that the start has printed. */
  token: string;
}

interface NewOwner {
  name: string;
  email: string;
  password: string;
}

/** The owner of a dashboard that nobody may open yet. */
@Injectable()
export class FirstOwner {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly arrivals: Arrivals,
    private readonly passwords: Passwords,
  ) {}

  /**
   * At the start of the site: sees to it that there is an owner, or a way to become one.
   * @returns the path of the link that makes the first owner; undefined where there is one
   */
  async open(): Promise<string | undefined> {
    const { firstOwner } = this.configuration;
    if (firstOwner) {
      await this.create({ name: site.author.name, ...firstOwner });
      return undefined;
    }
    if (await this.database.manager.existsBy(StaffMember, {})) return undefined;
    const { purpose, id, path } = firstOwnerLink;
    return `${path}#${await this.links.token(purpose, id)}`;
  }

  /** Makes the first owner of whoever holds the link, and signs them in. */
  async become({ token, name, email, password, ...newcomer }: FirstOwnerInput): Promise<SignedIn> {
    const { purpose, id } = firstOwnerLink;
    if ((await this.links.read(purpose, token)) !== id) {
      throw new DomainError(
        'forbidden',
        'ACCESS.LINK_UNKNOWN',
        'This link is not the one that the start of the site has printed.',
      );
    }
    return this.database.transaction(async () => {
      const staff = await this.create({ name, email, password });
      if (!staff) {
        throw new DomainError(
          'gone',
          'ACCESS.OWNER_EXISTS',
          'This link has been used: there is an owner. Please sign in.',
        );
      }
      return this.arrivals.welcome(staff, 'first-owner-link', newcomer);
    });
  }

  /**
   * Makes the owner of a dashboard that nobody may open yet; of any number at once one is made.
   * @returns undefined where somebody may open the dashboard already
   */
  private async create({ name, email: given, password }: NewOwner): Promise<Staff | undefined> {
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

/**
 * The link that makes the first owner. All processes print the same one, and it opens nothing once there is an owner.
 * Its token stands behind the #, where no server and no log sees it.
 */
const firstOwnerLink = { purpose: 'first-owner', id: 'first', path: '/admin/welcome' } as const;
