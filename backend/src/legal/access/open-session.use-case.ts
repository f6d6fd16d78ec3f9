import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { createToken, hashToken } from '../../platform/links/random-token.js';
import { SESSION_LIFE } from './companion-session.js';

const GO_ON = `UPDATE companion_sessions SET last_seen_at = now()
  WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

/**
 * Lets a browser find again what is its visitor's. An assessment opens to the browser in which it was answered,
 * whatever address was typed into it; everything of an address, to its mailbox alone. All in the transaction that is
 * open; what is given back is the secret, of which the database has a hash.
 */
@Injectable()
export class OpenSession {
  constructor(private readonly database: Database) {}

  /** @param token the secret that came with the call: a living session goes on */
  async forAssessment(assessmentId: string, token: string | undefined): Promise<string> {
    const kept = token && (await this.goesOn(token)) ? token : await this.begin(null);
    await this.database.manager.query(
      `INSERT INTO companion_session_assessments (token_hash, assessment_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING`,
      [hashToken(kept), assessmentId],
    );
    return kept;
  }

  /**
   * Always a new session, as somebody has become more than she was; the one that her browser had ends.
   * @param email in small letters
   */
  async forAddress(email: string, token: string | undefined): Promise<string> {
    if (token)
      await this.database.manager.query('DELETE FROM companion_sessions WHERE token_hash = $1', [
        hashToken(token),
      ]);
    return this.begin(email);
  }

  private async goesOn(token: string): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(GO_ON, [hashToken(token)]);
    return count > 0;
  }

  private async begin(provenEmail: string | null): Promise<string> {
    const token = createToken();
    await this.database.manager.query(
      'INSERT INTO companion_sessions (token_hash, user_email) VALUES ($1, $2)',
      [hashToken(token), provenEmail],
    );
    return token;
  }
}
