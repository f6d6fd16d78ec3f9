import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { SECOND_STEP_MS } from '../sign-in-protection/sign-in-limits.js';

/**
 * Whoever has given the password and owes the second step. That is no session: it stands in a table and a cookie of its
 * own, so nothing that asks for a session can take it for one.
 */
@Injectable()
export class PendingSignIns {
  constructor(private readonly database: Database) {}

  /** @returns its token, in the transaction that is open */
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

  /** @returns whose sign-in it is; undefined when its time is over */
  async find(token: string | undefined): Promise<string | undefined> {
    if (!token || !isToken(token)) return undefined;
    const [found] = await this.database.manager.query<{ userId: string }[]>(
      'SELECT user_id AS "userId" FROM pending_sign_ins WHERE token_hash = $1 AND expires_at > now()',
      [hashToken(token)],
    );
    return found?.userId;
  }

  /** @returns false where somebody else was first, or it is over */
  async end(token: string | undefined): Promise<boolean> {
    if (!token || !isToken(token)) return false;
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      'DELETE FROM pending_sign_ins WHERE token_hash = $1',
      [hashToken(token)],
    );
    return count > 0;
  }
}
