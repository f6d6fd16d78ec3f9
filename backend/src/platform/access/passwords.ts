import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { DomainError } from '../http/domain-error.js';
import { Outage } from '../outage.js';
import { IsolatedWorker } from '../isolated-worker.js';
import { createToken } from '../signed-links/random-token.js';
import type { ChosenPassword, Weakness } from './guessable-password.js';

/** OWASP's least for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library's own kind is id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters, however a keyboard composes them (NIST SP 800-63B §3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/**
 * The list is in memory while it is asked, and an odd password keeps no visitor waiting. Whoever is refused one thinks of
 * another soon.
 */
const guesser = new IsolatedWorker<ChosenPassword, Weakness | 'none'>(
  new URL('./guessable-password.thread.js', import.meta.url),
  { timeoutMs: 30_000, memoryMb: 256, idleMs: 10_000 },
);

const sentences: Record<Weakness, string> = {
  common: 'This password is too easy to guess. A short sentence is better.',
  known: 'Your name, your address and this site’s name are too easy to guess. A short sentence is better.',
};

/** It is long enough, and guessed soon all the same. */
export class GuessablePassword extends DomainError {
  constructor(weakness: Weakness, field: string) {
    const message = sentences[weakness];
    super('unprocessable', 'ACCESS.PASSWORD_GUESSABLE', message, [{ field, message }]);
  }
}

/** What is kept of passwords, and whether one is right. */
@Injectable()
export class Passwords {
  private decoy: Promise<string> | undefined;

  /**
   * What is kept of a password that somebody chooses for themselves. Belongs outside of a transaction: it takes its time.
   * @param whose what they are called, and their address: no password by itself
   * @param field where it is entered
   * @throws GuessablePassword; Outage where that could not be found out
   */
  async hashChosen(
    password: string,
    whose: { name: string; email: string },
    field = 'password',
  ): Promise<string> {
    const known = [site.name, site.author.name, whose.name, whose.email];
    const weakness = await guesser.run({ password: normal(password), known });
    if (!weakness) throw new Outage('A new password could not be looked at.');
    if (weakness !== 'none') throw new GuessablePassword(weakness, field);
    return this.hash(password);
  }

  hash(password: string): Promise<string> {
    return hash(normal(password), COST);
  }

  /**
   * Takes as long where there is no hash: an answer's time does not tell who has an account.
   * @param kept undefined for an account that there is not
   */
  async verify(kept: string | undefined, password: string): Promise<boolean> {
    const decoy = await (this.decoy ??= this.hash(createToken()));
    const isRight = await verify(kept ?? decoy, normal(password)).catch(() => false);
    return isRight && kept !== undefined;
  }
}
