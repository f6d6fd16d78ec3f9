import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { SESSION_LIFE } from './companion-session.js';
import { OpenSession } from './open-session.use-case.js';

const GO_ON = `UPDATE companion_sessions SET last_seen_at = now()
  WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;
const LINK = `INSERT INTO companion_session_assessments (token_hash, assessment_id) VALUES ($1, $2)
  ON CONFLICT DO NOTHING`;

/**
 * Opens an assessment to the browser in which it was answered, whatever address was typed into it, and nothing else of
 * that address.
 */
@Injectable()
export class OpenAssessment {
  constructor(
    private readonly database: Database,
    private readonly openSession: OpenSession,
  ) {}

  /**
   * In the transaction that is open.
   * @param token the secret that came with the call: a living session goes on
   * @returns the secret from now on
   */
  async execute(assessmentId: string, token: string | undefined): Promise<string> {
    const kept = token && (await this.goesOn(token)) ? token : await this.openSession.execute(null);
    await this.database.manager.query(LINK, [hashToken(kept), assessmentId]);
    return kept;
  }

  private async goesOn(token: string): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(GO_ON, [hashToken(token)]);
    return count > 0;
  }
}
