import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

import { createToken } from '../signed-links/random-token.js';

/** OWASP's least for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. The library's own kind is id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same characters, however a keyboard composes them (NIST SP 800-63B §3.1.1.2). */
const normal = (password: string) => password.normalize('NFKC');

/** What is kept of passwords, and whether one is right. */
@Injectable()
export class Passwords {
  private decoy: Promise<string> | undefined;

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
