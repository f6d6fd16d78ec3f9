import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import { KEPT_FOR } from '../answers/assessment-rules.js';

/** A session that nobody uses for so long is over; the cookie is kept as long. */
const SESSION_LIFE = '30 days';

/** What one secret opens. */
interface CompanionSession {
  tokenHash: string;
  /** In lower case; null while only the browser is known, which opens what was answered in it and nothing else. */
  provenEmail: string | null;
  /** Of all that it opens, the newest first. */
  assessmentIds: readonly string[];
}

const GO_ON = `UPDATE companion_sessions SET last_seen_at = now()
  WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

const LINK = `INSERT INTO companion_session_assessments (token_hash, assessment_id) VALUES ($1, $2)
  ON CONFLICT DO NOTHING`;

/** A session, and whether its last use was noted lately. */
interface FoundSession extends CompanionSession {
  isNoted: boolean;
}

const FIND = `SELECT user_email AS "provenEmail", last_seen_at > now() - interval '1 hour' AS "isNoted"
  FROM companion_sessions WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

/** More than anybody answers; so many are shown, the newest. */
const OPENED = `SELECT a.id FROM user_assessments a
  WHERE a.user_email = $2
    OR a.id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $1)
  ORDER BY a.created_at DESC, a.id LIMIT 25`;

const KEEP = `UPDATE assessment_details SET kept_until = now() + interval '${KEPT_FOR}' WHERE assessment_id = ANY ($1)`;

/** Whose roadmap a browser opens: what one secret leads to, and for how long. */
@Injectable()
export class CompanionSessions {
  constructor(private readonly database: Database) {}

  /**
   * Begins to know a browser. The secret is given away, and the database has its hash.
   * @param provenEmail in lower case: what a code was mailed to and came back from; null opens nothing yet
   * @returns the secret
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
   * Opens an assessment to the browser in which it was answered, whatever address was typed into it, and nothing else of
   * that address.
   * In the transaction that is open.
   * @param token the secret that came with the call: a living session goes on
   * @returns the secret from now on
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
   * What a secret opens: of an address that was proved everything, else what was answered in the same browser.
   * @returns undefined for whoever has no secret of ours, and when its session is over
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
   * Lets whoever holds a secret in, and notes the use: what is used is kept for another twelve months.
   * @throws DomainError unauthorized without a secret of ours, and when its session is over
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

  /** Lets a browser forget whose roadmap it opened; the roadmap itself stays. */
  async close(token: string | undefined): Promise<void> {
    if (!token) return;
    await this.database.manager.query('DELETE FROM companion_sessions WHERE token_hash = $1', [
      hashToken(token),
    ]);
  }
}
