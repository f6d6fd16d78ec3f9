import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';

/** Begins to know a browser. The secret is given away, and the database has its hash. */
@Injectable()
export class OpenSession {
  constructor(private readonly database: Database) {}

  /**
   * @param provenEmail in small letters: what a code was mailed to and came back from; null opens nothing yet
   * @returns the secret
   */
  async execute(provenEmail: string | null): Promise<string> {
    const token = createToken();
    await this.database.manager.query(
      'INSERT INTO companion_sessions (token_hash, user_email) VALUES ($1, $2)',
      [hashToken(token), provenEmail],
    );
    return token;
  }
}
