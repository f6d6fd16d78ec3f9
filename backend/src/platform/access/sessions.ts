import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { createToken, hashToken, isToken } from '../signed-links/random-token.js';
import { deviceName } from './device-name.js';
import { hasSecondStep, requiresSecondStep } from './second-step.js';
import { IDLE_MS, LIFE_MS, NOTED_EVERY_MS, PROOF_MS, type FoundSession, type Session } from './session.js';
import type { Staff } from './staff.js';

interface Row extends Staff, Session {
  isNoted: boolean;
}

const ms = (value: number) => `interval '${value} milliseconds'`;
const LIVING = `s.expires_at > now() AND s.last_seen_at > now() - ${ms(IDLE_MS)}`;

const FIND = `SELECT s.user_id AS "userId", m.name, u.username AS email, m.role, s.id,
    s.proved_at > now() - ${ms(PROOF_MS)} AS "isProved",
    (r.requires_second_factor OR s.asks_second_step) AND NOT ${hasSecondStep('s.user_id')} AS "mustSetUp",
    s.last_seen_at > now() - ${ms(NOTED_EVERY_MS)} AS "isNoted"
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN staff m ON m.user_id = s.user_id
    CROSS JOIN staff_rules r
  WHERE s.token_hash = $1 AND ${LIVING}`;

/**
 * Who is signed in. A session is known by a random token that only its browser holds: the database has its SHA-256,
 * and decides by its own clock, so that all processes agree.
 */
@Injectable()
export class Sessions {
  private readonly asksSecondStep: boolean;

  constructor(
    private readonly database: Database,
    { publicUrl }: Configuration,
  ) {
    this.asksSecondStep = requiresSecondStep(publicUrl);
  }

  /**
   * Begins a session, in the transaction that is open; forgets those that are over.
   * @param userAgent as the browser names itself: kept in plain words, for the list of sessions
   * @returns its token
   */
  async open(userId: string, userAgent: string | undefined): Promise<string> {
    const { manager } = this.database;
    await manager.query(`DELETE FROM sessions s WHERE NOT (${LIVING})`);
    const token = createToken();
    await manager.query(
      `INSERT INTO sessions (token_hash, user_id, device, asks_second_step, expires_at)
       VALUES ($1, $2, $3, $4, now() + ${ms(LIFE_MS)})`,
      [hashToken(token), userId, deviceName(userAgent), this.asksSecondStep],
    );
    return token;
  }

  /** Whose session it is, if it lives; its use is noted. */
  async find(token: string | undefined): Promise<FoundSession | undefined> {
    if (!token || !isToken(token)) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = await manager.query<Row[]>(FIND, [tokenHash]);
    if (!found) return undefined;
    const { isNoted, id, isProved, mustSetUp, ...staff } = found;
    if (!isNoted)
      await manager.query('UPDATE sessions SET last_seen_at = now() WHERE token_hash = $1', [tokenHash]);
    return { staff, session: { id, isProved, mustSetUp } };
  }

  /**
   * The session goes on under another token, and whoever has it has just proved who they are.
   * @returns the new token; undefined where the session has ended meanwhile
   */
  async rotate(id: string): Promise<string | undefined> {
    const token = createToken();
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      'UPDATE sessions SET token_hash = $2, proved_at = now() WHERE id = $1',
      [id, hashToken(token)],
    );
    return count > 0 ? token : undefined;
  }

  /** Ends a session; one that is not there is ended already. */
  async end(token: string | undefined): Promise<void> {
    if (!token || !isToken(token)) return;
    await this.database.manager.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
  }

  /**
   * Ends all sessions of somebody, and what they have begun to sign in to.
   * @param but the id of the one that stays
   * @returns how many there were
   */
  async endAll(userId: string, but: string | null = null): Promise<number> {
    const { manager } = this.database;
    await manager.query('DELETE FROM pending_sign_ins WHERE user_id = $1', [userId]);
    const [, count] = await manager.query<[unknown[], number]>(
      'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid',
      [userId, but],
    );
    return count;
  }
}
