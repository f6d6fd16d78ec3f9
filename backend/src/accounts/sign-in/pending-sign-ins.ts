import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken, isToken } from '../../platform/signed-links/random-token.js';
import { deletePendingSignIn, findPendingSignIn, insertPendingSignIn } from './sign-in.queries.js';

/**
 * Sign-ins between the password and the second step. They have their own table and cookie, so that no guard
 * can mistake them for a session.
 */
@Injectable()
export class PendingSignIns {
  constructor(private readonly database: Database) {}

  /** Runs in the open transaction. @returns the token */
  async open(userId: string): Promise<string> {
    const token = createToken();
    await insertPendingSignIn(this.database.manager, hashToken(token), userId);
    return token;
  }

  /** @returns the user id; undefined after it expired */
  async find(token: string | undefined): Promise<string | undefined> {
    return token && isToken(token) ? findPendingSignIn(this.database.manager, hashToken(token)) : undefined;
  }

  /** @returns false if it was used or has expired */
  async end(token: string | undefined): Promise<boolean> {
    return !!token && isToken(token) && deletePendingSignIn(this.database.manager, hashToken(token));
  }
}
