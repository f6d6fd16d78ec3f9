import { Injectable } from '@nestjs/common';

import { OneTimeCodes } from '../../platform/access/one-time-codes.js';
import { Database } from '../../platform/database/database.js';
import { SealedSecrets } from '../../platform/signed-links/sealed-secrets.js';
import { SECOND_FACTOR } from './second-factor-purpose.js';
import { hashRecoveryCode, isOneTimeCode, isRecoveryCode, plainCode } from './second-step-codes.js';

/** How somebody has taken the second step. */
export type SecondStepKind = 'code' | 'recovery-code';

const FIND =
  'SELECT sealed_secret AS "sealed" FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL';
/** Whoever looks over a shoulder comes too late: a code, and each before it, counts once. */
const USE_STEP = 'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2';
const USE_RECOVERY = 'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2';

/** Uses up a code of the app or a recovery code, in the transaction of what it opens. */
@Injectable()
export class CheckSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly secrets: SealedSecrets,
  ) {}

  /**
   * @param typed as it was typed
   * @returns undefined for a code that is not right, or was used
   */
  async execute(userId: string, typed: string): Promise<SecondStepKind | undefined> {
    const code = plainCode(typed);
    if (isOneTimeCode(code)) return (await this.useStep(userId, code)) ? 'code' : undefined;
    if (!isRecoveryCode(code)) return undefined;
    return (await this.changes(USE_RECOVERY, [userId, hashRecoveryCode(userId, code)]))
      ? 'recovery-code'
      : undefined;
  }

  private async useStep(userId: string, code: string): Promise<boolean> {
    const [factor] = await this.database.manager.query<{ sealed: string }[]>(FIND, [userId]);
    if (!factor) return false;
    const step = this.codes.stepOf(await this.secrets.open(SECOND_FACTOR, userId, factor.sealed), code);
    return step !== undefined && this.changes(USE_STEP, [userId, step]);
  }

  private async changes(statement: string, values: readonly unknown[]): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(statement, [...values]);
    return count > 0;
  }
}
