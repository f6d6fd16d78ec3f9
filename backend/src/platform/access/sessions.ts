import { Injectable } from '@nestjs/common';
import { Configuration } from '../config/configuration.js';
import { Database } from '../database/database.js';
import { createToken, hashToken, isToken } from '../signed-links/random-token.js';
import { deviceName } from './device-name.js';
import { hasSecondStep, requiresSecondStep } from './second-step.js';
import { IDLE_MS, LAST_SEEN_EVERY_MS, LIFE_MS, PROOF_MS } from './session-rules.js';
import type { FoundSession, Session } from './session.js';
import type { Staff } from './staff.js';

interface Row extends Staff, Session {
  isRecorded: boolean;
}

const ms = (value: number) => `interval '${value} milliseconds'`;
const ACTIVE = `s.expires_at > now() AND s.last_seen_at > now() - ${ms(IDLE_MS)}`;

const FIND = `SELECT s.user_id AS "userId", m.name, u.username AS email, m.role, m.language, s.id,
    s.proved_at > now() - ${ms(PROOF_MS)} AS "isProved",
    (r.requires_second_factor OR s.asks_second_step) AND NOT ${hasSecondStep('s.user_id')} AS "mustSetUp",
    s.last_seen_at > now() - ${ms(LAST_SEEN_EVERY_MS)} AS "isRecorded"
  FROM sessions s JOIN users u ON u.id = s.user_id JOIN staff m ON m.user_id = s.user_id
    CROSS JOIN staff_rules r
  WHERE s.token_hash = $1 AND ${ACTIVE}`;

/** Only the browser holds a session's token; the database has its SHA-256, and checks times by its own clock. */
@Injectable()
export class Sessions {
  private readonly asksSecondStep: boolean;

  constructor(
    private readonly database: Database,
    { publicUrl }: Configuration,
  ) {
    this.asksSecondStep = requiresSecondStep(publicUrl);
  }

  /** Creates a session in the open transaction, and removes expired ones. @returns its token */
  async open(userId: string, userAgent: string | undefined): Promise<string> {
    const { manager } = this.database;
    await manager.query(`DELETE FROM sessions s WHERE NOT (${ACTIVE})`);
    const token = createToken();
    await manager.query(
      `INSERT INTO sessions (token_hash, user_id, device, asks_second_step, expires_at)
       VALUES ($1, $2, $3, $4, now() + ${ms(LIFE_MS)})`,
      [hashToken(token), userId, deviceName(userAgent), this.asksSecondStep],
    );
    return token;
  }

  async find(token: string | undefined): Promise<FoundSession | undefined> {
    if (!token || !isToken(token)) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = await manager.query<Row[]>(FIND, [tokenHash]);
    if (!found) return undefined;
    const { isRecorded, id, isProved, mustSetUp, ...staff } = found;
    if (!isRecorded)
      await manager.query('UPDATE sessions SET last_seen_at = now() WHERE token_hash = $1', [tokenHash]);
    return { staff, session: { id, isProved, mustSetUp } };
  }

  /** Gives a session a new token after a proof of identity. @returns undefined if the session has ended */
  async rotate(id: string): Promise<string | undefined> {
    const token = createToken();
    const [, count] = await this.database.manager.query<[unknown[], number]>(
      'UPDATE sessions SET token_hash = $2, proved_at = now() WHERE id = $1',
      [id, hashToken(token)],
    );
    return count > 0 ? token : undefined;
  }

  async end(token: string | undefined): Promise<void> {
    if (!token || !isToken(token)) return;
    await this.database.manager.query('DELETE FROM sessions WHERE token_hash = $1', [hashToken(token)]);
  }

  /** Ends a user's pending sign-ins and sessions, except one. @returns how many sessions ended */
  async endAll(userId: string, exceptId: string | null = null): Promise<number> {
    const { manager } = this.database;
    await manager.query('DELETE FROM pending_sign_ins WHERE user_id = $1', [userId]);
    const [, count] = await manager.query<[unknown[], number]>(
      'DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2::uuid',
      [userId, exceptId],
    );
    return count;
  }
}
