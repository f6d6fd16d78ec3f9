import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { OneTimeCodes } from '../../platform/access/one-time-codes.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SealedSecrets } from '../../platform/signed-links/sealed-secrets.js';
import { SECOND_FACTOR } from './second-factor-purpose.js';

export interface OfferedSecret {
  /** In base32, for whoever cannot scan. */
  secret: string;
  /** What the QR code says. */
  uri: string;
}

/** A second factor that is on stays as it is. */
const OFFER = `INSERT INTO second_factors (user_id, sealed_secret) VALUES ($1, $2)
  ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0
  WHERE second_factors.turned_on_at IS NULL RETURNING user_id`;

/** Makes a secret for somebody's authenticator app. It is asked for from the day on that a code of it has come back. */
@Injectable()
export class BeginSecondFactor {
  constructor(
    private readonly database: Database,
    private readonly codes: OneTimeCodes,
    private readonly secrets: SealedSecrets,
  ) {}

  /** @throws DomainError where it is on already */
  async execute({ userId, email }: Staff): Promise<OfferedSecret> {
    const secret = this.codes.createSecret();
    const sealed = await this.secrets.seal(SECOND_FACTOR, userId, secret);
    const offered = await this.database.manager.query<unknown[]>(OFFER, [userId, sealed]);
    if (offered.length === 0) {
      throw new DomainError(
        'conflict',
        'ACCESS.SECOND_FACTOR_IS_ON',
        'Your second step is set up already. To set it up with another app, turn it off first.',
      );
    }
    return { secret, uri: this.codes.uriOf(secret, site.name, email) };
  }
}
