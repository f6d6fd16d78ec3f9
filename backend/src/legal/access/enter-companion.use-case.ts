import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { hashToken } from '../../platform/links/random-token.js';
import { KEPT_FOR } from '../assessment/keeping.js';
import { type CompanionSession, SESSION_LIFE } from './companion-session.js';

interface FoundSession {
  provenEmail: string | null;
  isNoted: boolean;
}

const FIND = `SELECT user_email AS "provenEmail", last_seen_at > now() - interval '1 hour' AS "isNoted"
  FROM companion_sessions WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

/** More than anybody answers; so many are shown, the newest. */
const OPENED = `SELECT a.id FROM user_assessments a
  WHERE a.user_email = $2
    OR a.id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $1)
  ORDER BY a.created_at DESC, a.id LIMIT 25`;

/** Lets whoever holds a secret in, and notes the use: what is used is kept for another twelve months. */
@Injectable()
export class EnterCompanion {
  constructor(private readonly database: Database) {}

  /** @throws DomainError unauthorized without a secret of ours, and when its session is over */
  async execute(token: string | undefined): Promise<CompanionSession> {
    const session = await this.find(token);
    if (session) return session;
    throw new DomainError(
      'unauthorized',
      'LEGAL.NO_PROOF',
      'Please open your roadmap with a code first: this browser does not know you (any more).',
    );
  }

  /** @returns undefined for whoever has no secret of ours */
  async find(token: string | undefined): Promise<CompanionSession | undefined> {
    if (!token) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = await manager.query<FoundSession[]>(FIND, [tokenHash]);
    if (!found) return undefined;
    const { provenEmail, isNoted } = found;
    const opened = await manager.query<{ id: string }[]>(OPENED, [tokenHash, provenEmail]);
    const assessmentIds = opened.map(({ id }) => id);
    if (!isNoted) await this.note(tokenHash, assessmentIds);
    return { tokenHash, provenEmail, assessmentIds };
  }

  private async note(tokenHash: string, assessmentIds: readonly string[]): Promise<void> {
    const { manager } = this.database;
    await manager.query('UPDATE companion_sessions SET last_seen_at = now() WHERE token_hash = $1', [
      tokenHash,
    ]);
    await manager.query(
      `UPDATE assessment_details SET kept_until = now() + interval '${KEPT_FOR}' WHERE assessment_id = ANY ($1)`,
      [assessmentIds],
    );
  }
}
