import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { KEPT_FOR } from '../answers/assessment-rules.js';

/** Lifetime of an unused session, and of its cookie. */
const SESSION_LIFE = '30 days';

/** Access of one token. */
interface CompanionSession {
  tokenHash: string;
  /** In lower case; null for a session that opens only the assessments of its browser. */
  provenEmail: string | null;
  /** All that it opens, newest first. */
  assessmentIds: readonly string[];
}

const GO_ON = `UPDATE companion_sessions SET last_seen_at = now()
  WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

const LINK = `INSERT INTO companion_session_assessments (token_hash, assessment_id) VALUES ($1, $2)
  ON CONFLICT DO NOTHING`;

/** A session, and whether its last use was recorded recently. */
interface FoundSession extends CompanionSession {
  isNoted: boolean;
}

const FIND = `SELECT user_email AS "provenEmail", last_seen_at > now() - interval '1 hour' AS "isNoted"
  FROM companion_sessions WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

/** More than any person submits; the newest are shown. */
const OPENED = `SELECT a.id FROM user_assessments a
  WHERE a.user_email = $2
    OR a.id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $1)
  ORDER BY a.created_at DESC, a.id LIMIT 25`;

const KEEP = `UPDATE assessment_details SET kept_until = now() + interval '${KEPT_FOR}' WHERE assessment_id = ANY ($1)`;

/** Sessions of the legal companion: the assessments that a token opens, and for how long. */
@Injectable()
export class CompanionSessions {
  constructor(private readonly database: Database) {}

  /**
   * Starts a session. Only the token's hash is stored.
   * @param provenEmail in lower case: address verified by a code; null opens nothing yet
   * @returns the token
   */
  async open(provenEmail: string | null): Promise<string> {
    const token = createToken();
    await this.database.manager.query(
      'INSERT INTO companion_sessions (token_hash, user_email) VALUES ($1, $2)',
      [hashToken(token), provenEmail],
    );
    return token;
  }

  /**
   * Gives the browser access to an assessment, but not to others of its address, because the address is not
   * verified. Runs in the open transaction.
   * @param token of the call: a valid session continues
   * @returns the token from now on
   */
  async openAssessment(assessmentId: string, token: string | undefined): Promise<string> {
    const kept = token && (await this.goesOn(token)) ? token : await this.open(null);
    await this.database.manager.query(LINK, [hashToken(kept), assessmentId]);
    return kept;
  }

  private async goesOn(token: string): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(GO_ON, [hashToken(token)]);
    return count > 0;
  }

  /**
   * Access of a token: everything of a verified address, or the assessments of its browser.
   * @returns undefined for an unknown or expired token
   */
  async find(token: string | undefined): Promise<FoundSession | undefined> {
    if (!token) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = await manager.query<Pick<FoundSession, 'provenEmail' | 'isNoted'>[]>(FIND, [tokenHash]);
    if (!found) return undefined;
    const opened = await manager.query<{ id: string }[]>(OPENED, [tokenHash, found.provenEmail]);
    return { tokenHash, ...found, assessmentIds: opened.map(({ id }) => id) };
  }

  /**
   * Authorizes a token and records its use, which extends the retention by twelve months.
   * @throws DomainError unauthorized for an unknown or expired token
   */
  async enter(token: string | undefined): Promise<CompanionSession> {
    const session = await this.find(token);
    if (!session) {
      throw new DomainError(
        'unauthorized',
        'LEGAL.NO_PROOF',
        'This browser can’t open your roadmap anymore. We can email you a code that opens it again.',
      );
    }
    if (!session.isNoted) await this.note(session);
    return session;
  }

  private async note({ tokenHash, assessmentIds }: CompanionSession): Promise<void> {
    const { manager } = this.database;
    const seen = 'UPDATE companion_sessions SET last_seen_at = now() WHERE token_hash = $1';
    await manager.query(seen, [tokenHash]);
    await manager.query(KEEP, [assessmentIds]);
  }

  /** Ends the session of a browser; the roadmap is kept. */
  async close(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.database.manager.query('DELETE FROM companion_sessions WHERE token_hash = $1', [
      hashToken(token),
    ]);
  }
}
