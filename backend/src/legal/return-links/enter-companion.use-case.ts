import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { KEPT_FOR } from '../assessments/keeping.js';
import type { CompanionSession } from './companion-session.js';
import { FindSession } from './find-session.query.js';

const KEEP = `UPDATE assessment_details SET kept_until = now() + interval '${KEPT_FOR}' WHERE assessment_id = ANY ($1)`;

/** Lets whoever holds a secret in, and notes the use: what is used is kept for another twelve months. */
@Injectable()
export class EnterCompanion {
  constructor(
    private readonly database: Database,
    private readonly findSession: FindSession,
  ) {}

  /** @throws DomainError unauthorized without a secret of ours, and when its session is over */
  async execute(token: string | undefined): Promise<CompanionSession> {
    const session = await this.findSession.execute(token);
    if (!session) {
      throw new DomainError(
        'unauthorized',
        'LEGAL.NO_PROOF',
        'This browser does not know your roadmap (any more). A code, which comes by mail, opens it again.',
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
}
