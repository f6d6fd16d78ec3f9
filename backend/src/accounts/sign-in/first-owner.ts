import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { readChosenOwner, removeChosenOwner } from '../../platform/access/chosen-owner.js';
import { GuessablePassword, Passwords } from '../../platform/access/passwords.js';
import { StaffMember } from '../../platform/access/staff-member.entity.js';
import type { Staff } from '../../platform/access/staff.js';
import { User } from '../../platform/access/user.entity.js';
import { ConfigurationError } from '../../platform/config/configuration-error.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { SessionStarter, type SignedIn, type SignInOrigin } from './session-starter.js';

interface FirstOwnerInput extends NewOwner, SignInOrigin {
  token: string;
  password: string;
}

interface NewOwner {
  name: string;
  email: string;
}

@Injectable()
export class FirstOwner {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly sessionStarter: SessionStarter,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Creates the owner of the first run, or the configured one, at startup; else a link to become the owner.
   * @returns the link's path; undefined if there is an owner
   * @throws ConfigurationError for a weak password
   */
  async prepare(): Promise<string | undefined> {
    const { dataDir, firstOwner } = this.configuration;
    const chosen = await readChosenOwner(dataDir);
    if (chosen) {
      await this.database.transaction(() => this.insert(chosen, chosen.passwordHash));
      await removeChosenOwner(dataDir);
    }
    if (await this.exists()) return undefined;
    if (firstOwner) {
      const owner = { name: site.author.name, email: firstOwner.email };
      const hash = await this.passwords.hashChosen(firstOwner.password, owner).catch(asConfigurationError);
      await this.database.transaction(() => this.insert(owner, hash));
      return undefined;
    }
    const { purpose, id, path } = firstOwnerLink;
    return `${path}#${await this.links.token(purpose, id)}`;
  }

  async create({ token, name, email, password, ...origin }: FirstOwnerInput): Promise<SignedIn> {
    const { purpose, id } = firstOwnerLink;
    if ((await this.links.read(purpose, token)) !== id) {
      throw new DomainError(
        'forbidden',
        'ACCESS.LINK_UNKNOWN',
        'This isn’t the link the site printed when it started.',
      );
    }
    if (await this.exists()) throw ownerExists();
    const hash = await this.passwords.hashChosen(password, { name, email });
    return this.database.transaction(async () => {
      const staff = await this.insert({ name, email }, hash);
      if (!staff) throw ownerExists();
      return this.sessionStarter.start(staff, 'first-owner-link', origin);
    });
  }

  private exists(): Promise<boolean> {
    return this.database.manager.existsBy(StaffMember, {});
  }

  /**
   * Inserts the owner in the open transaction; of concurrent calls, one succeeds.
   * @returns undefined if there is an owner already
   */
  private async insert({ name, email: typed }: NewOwner, hash: string): Promise<Staff | undefined> {
    const email = typed.toLowerCase();
    const { manager } = this.database;
    await this.database.lock('first-owner');
    if (await this.exists()) return undefined;
    // A user of the old site may have the address; the new password replaces theirs.
    await manager.upsert(User, { username: email, password: hash }, ['username']);
    const { id: userId } = await manager.findOneByOrFail(User, { username: email });
    await manager.insert(StaffMember, { userId, name, role: 'owner' });
    return { userId, name, email, role: 'owner' };
  }
}

const ownerExists = () =>
  new DomainError(
    'gone',
    'ACCESS.OWNER_EXISTS',
    'This link has been used, and the site has an owner. Please sign in.',
  );

function asConfigurationError(error: unknown): never {
  throw error instanceof GuessablePassword
    ? new ConfigurationError(`ADMIN_PASSWORD: ${error.message}`)
    : error;
}

/** All processes print the same link, valid until there is an owner. The fragment is never sent or logged. */
const firstOwnerLink = { purpose: 'first-owner', id: 'first', path: '/admin/welcome' } as const;
