import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { createToken, hashToken } from '../../platform/signed-links/random-token.js';
import {
  deleteSession,
  extendSession,
  findOpenedAssessments,
  findSession,
  insertSession,
  linkAssessment,
  recordSessionUse,
} from './return-links.queries.js';

interface CompanionSession {
  tokenHash: string;
  /** In lower case; null for a session that opens only the assessments of its browser. */
  provenEmail: string | null;
  /** All that it opens, newest first. */
  assessmentIds: readonly string[];
}

interface FoundSession extends CompanionSession {
  /** Within the last hour. */
  isUseRecorded: boolean;
}

/** Sessions of the legal companion: which assessments a token opens. */
@Injectable()
export class CompanionSessions {
  constructor(private readonly database: Database) {}

  /**
   * Starts a session. Only the token's hash is stored.
   * @param provenEmail verified by a code, in lower case; null opens nothing yet
   * @returns the token
   */
  async open(provenEmail: string | null): Promise<string> {
    const token = createToken();
    await insertSession(this.database.manager, hashToken(token), provenEmail);
    return token;
  }

  /**
   * Gives the browser access to one assessment, but not to others of its unverified address. Runs in the open
   * transaction.
   * @param token a valid session continues
   * @returns the current token
   */
  async openAssessment(assessmentId: string, token: string | undefined): Promise<string> {
    const { manager } = this.database;
    const isValid = !!token && (await extendSession(manager, hashToken(token)));
    const current = isValid ? token : await this.open(null);
    await linkAssessment(manager, hashToken(current), assessmentId);
    return current;
  }

  /**
   * Access of a token: everything of a verified address, or the assessments of its browser.
   * @returns undefined for an unknown or expired token
   */
  async find(token: string | undefined): Promise<FoundSession | undefined> {
    if (!token) return undefined;
    const { manager } = this.database;
    const tokenHash = hashToken(token);
    const found = await findSession(manager, tokenHash);
    if (!found) return undefined;
    const assessmentIds = await findOpenedAssessments(manager, tokenHash, found.provenEmail);
    return { tokenHash, ...found, assessmentIds };
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
    if (!session.isUseRecorded)
      await recordSessionUse(this.database.manager, session.tokenHash, session.assessmentIds);
    return session;
  }

  async close(token: string | undefined): Promise<void> {
    if (token) await deleteSession(this.database.manager, hashToken(token));
  }
}
