import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { DomainError } from '../http/domain-error.js';
import { Outage } from '../outage.js';
import { IsolatedWorker } from '../isolated-worker.js';
import { createToken } from '../signed-links/random-token.js';
import type { ChosenPassword, Weakness } from './guessable-password.js';

/** OWASP's minimum for argon2id, the library's default (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Makes equal characters equal, however a keyboard composes them (NIST SP 800-63B §3.1.1.2). */
const normalize = (password: string) => password.normalize('NFKC');

/** A worker, because some passwords take a second to check. It keeps its dictionary for a moment, for the next attempt. */
const weaknessCheck = new IsolatedWorker<ChosenPassword, Weakness | 'none'>(
  new URL('./guessable-password.thread.js', import.meta.url),
  { timeoutMs: 30_000, memoryMb: 256, idleMs: 10_000 },
);

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
    const weakness = await weaknessCheck.run({ password: normalize(password), known });
    if (!weakness) throw new Outage('The password check failed.');
    if (weakness !== 'none') throw new GuessablePassword(weakness, field);
    return this.hash(password);
  }

  hash(password: string): Promise<string> {
    return hash(normalize(password), COST);
  }

  /** Takes the same time without a hash, so that timing does not reveal which accounts exist. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    const decoy = await (this.decoy ??= this.hash(createToken()));
    const isCorrect = await verify(stored ?? decoy, normalize(password)).catch(() => false);
    return isCorrect && stored !== undefined;
  }
}
