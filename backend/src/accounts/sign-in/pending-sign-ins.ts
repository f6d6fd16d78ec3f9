import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { SECOND_STEP_MS } from '../sign-in-protection/sign-in-limits.js';

/**
 * Sign-ins between the password and the second step. They have their own table and cookie, so that no guard
 * can mistake them for a session.
 */
@Injectable()
export class PendingSignIns {
  constructor(private readonly database: Database) {}

  /** @returns the token; runs in the open transaction */
  async open(userId: string): Promise<string> {
    const { manager } = this.database;
    await manager.query('DELETE FROM pending_sign_ins WHERE expires_at <= now()');
    const token = createToken();
    await manager.query(
      `INSERT INTO pending_sign_ins (token_hash, user_id, expires_at)
       VALUES ($1, $2, now() + interval '${SECOND_STEP_MS} milliseconds')`,
      [hashToken(token), userId],
    );
    return token;
  }

  /** @returns the user id; undefined after it expired */
  async find(token: string | undefined): Promise<string | undefined> {
    if (!token || !isToken(token)) return undefined;
    const [found] = await this.database.manager.query<{ userId: string }[]>(
      'SELECT user_id AS "userId" FROM pending_sign_ins WHERE token_hash = $1 AND expires_at > now()',
      [hashToken(token)],
    );
    return found?.userId;
  }

  /** @returns false if it was used or has expired */
  async end(token: string | undefined): Promise<boolean> {
    if (!token || !isToken(token)) return false;
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      'DELETE FROM pending_sign_ins WHERE token_hash = $1',
      [hashToken(token)],
    );
    return count > 0;
  }
}
