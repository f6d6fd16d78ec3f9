import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';

import { DomainError } from '../http/domain-error.js';
import { createToken } from '../signed-links/random-token.js';
import type { Weakness } from './guessable-password.js';
import { hashPassword, normalizePassword, weaknessOfPassword } from './password-strength.js';

const messages: Record<Weakness, string> = {
  common: 'This password is too easy to guess. A short sentence is better.',
  known: 'Your name, your address and this site’s name are too easy to guess. A short sentence is better.',
};

export class GuessablePassword extends DomainError {
  constructor(weakness: Weakness, field: string) {
    const message = messages[weakness];
    super('unprocessable', 'ACCESS.PASSWORD_GUESSABLE', message, [{ field, message }]);
  }
}

@Injectable()
export class Passwords {
  private decoy: Promise<string> | undefined;

  /**
   * Hashes a new password after checking its strength. Slow, so call it outside transactions.
   * @throws GuessablePassword; Outage if the check failed
   */
  async hashChosen(
    password: string,
    owner: { name: string; email: string },
    field = 'password',
  ): Promise<string> {
    const known = [site.name, site.author.name, owner.name, owner.email];
    const weakness = await weaknessOfPassword(password, known);
    if (weakness !== 'none') throw new GuessablePassword(weakness, field);
    return this.hash(password);
  }

  hash(password: string): Promise<string> {
    return hashPassword(password);
  }

  /** Takes the same time without a hash, so that timing does not reveal which accounts exist. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const decoy = await (this.decoy ??= this.hash(createToken()));
    const isCorrect = await verify(stored ?? decoy, normalizePassword(password)).catch(() => false);
    return isCorrect && stored !== undefined;
  }
}
