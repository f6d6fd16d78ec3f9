import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { createToken, hashToken, isToken } from '../links/random-token.js';
import { IDLE_MS, LIFE_MS, NOTED_EVERY_MS } from './session-life.js';
import type { Staff } from './staff.js';

interface FoundSession extends Staff {
  isNoted: boolean;
}

const ms = (value: number) => `interval '${value} milliseconds'`;
const LIVING = `expires_at > now() AND last_seen_at > now() - ${ms(IDLE_MS)}`;

const FIND = `SELECT s.user_id AS "userId", m.name, u.username AS email, m.role,
    s.last_seen_at > now() - ${ms(NOTED_EVERY_MS)} AS "isNoted"
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN staff m ON m.user_id = s.user_id
  WHERE s.token_hash = $1 AND ${LIVING}`;

/**
 * Who is signed in. A session is known by a random token that only its browser holds: the database has its SHA-256,
 * and decides by its own clock, so that all processes agree.
 */
@Injectable()
export class Sessions {
  constructor(private readonly database: Database) {}

  /** Begins a session, in the transaction that is open; forgets those that are over. @returns its token */
  async open(userId: string): Promise<string> {
    const { manager } = this.database;
    await manager.query(`DELETE FROM sessions WHERE NOT (${LIVING})`);
    const token = createToken();
    await manager.query(
      `INSERT INTO sessions (token_hash, user_id, expires_at) VALUES ($1, $2, now() + ${ms(LIFE_MS)})`,
      [hashToken(token), userId],
    );
    return token;
  }

  /** Whose session it is, if it lives; its use is noted. */
  async find(token: string | undefined): Promise<Staff | undefined> {
    if (!token || !isToken(token)) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = (await manager.query(FIND, [tokenHash])) as FoundSession[];
    if (!found) return undefined;
    const { isNoted, ...staff } = found;
    if (!isNoted)
      await manager.query('UPDATE sessions SET last_seen_at = now() WHERE token_hash = $1', [tokenHash]);
    return staff;
  }

  /** Ends a session; one that is not there is ended already. */
  async end(token: string | undefined): Promise<void> {
    if (!token || !isToken(token)) return;
    await this.database.manager.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
  }
}
