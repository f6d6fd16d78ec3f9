import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { type CompanionSession, SESSION_LIFE } from './companion-session.js';

/** A session, and whether its last use was noted lately. */
export interface FoundSession extends CompanionSession {
  isNoted: boolean;
}

const FIND = `SELECT user_email AS "provenEmail", last_seen_at > now() - interval '1 hour' AS "isNoted"
  FROM companion_sessions WHERE token_hash = $1 AND last_seen_at > now() - interval '${SESSION_LIFE}'`;

/** More than anybody answers; so many are shown, the newest. */
const OPENED = `SELECT a.id FROM user_assessments a
  WHERE a.user_email = $2
    OR a.id IN (SELECT assessment_id FROM companion_session_assessments WHERE token_hash = $1)
  ORDER BY a.created_at DESC, a.id LIMIT 25`;

/** What a secret opens: of an address that was proved everything, else what was answered in the same browser. */
@Injectable()
export class FindSession {
  constructor(private readonly database: Database) {}

  /** @returns undefined for whoever has no secret of ours, and when its session is over */
  async execute(token: string | undefined): Promise<FoundSession | undefined> {
    if (!token) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const [found] = await manager.query<Pick<FoundSession, 'provenEmail' | 'isNoted'>[]>(FIND, [tokenHash]);
    if (!found) return undefined;
    const opened = await manager.query<{ id: string }[]>(OPENED, [tokenHash, found.provenEmail]);
    return { tokenHash, ...found, assessmentIds: opened.map(({ id }) => id) };
  }
}
