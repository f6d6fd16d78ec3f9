import { Injectable } from '@nestjs/common';

import { networkSource } from '../../platform/access/network-source.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { Database } from '../../platform/database/database.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { hashToken } from '../../platform/signed-links/random-token.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { FindStaff } from '../sign-in/find-staff.query.js';
import { linkLimit } from '../sign-in/sign-in-limits.js';
import { PASSWORD_LETTER } from './password-link.js';
import { SetPassword } from './set-password.use-case.js';

export interface ResetWish {
  /** Of the letter. */
  token: string;
  password: string;
  /** Where it comes from in the network. */
  address: string;
}

/** Uses a link up: of two that bring it at once, one finds it. */
const USE = `DELETE FROM password_resets WHERE token_hash = $1 AND expires_at > now() RETURNING user_id AS "userId"`;

/**
 * Sets the password that whoever holds the mailed link has chosen. It signs nobody in: a second step is asked for
 * afterwards as ever.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly tries: LoginThrottle,
    private readonly findStaff: FindStaff,
    private readonly setPassword: SetPassword,
    private readonly allowance: EmailRateLimiter,
  ) {}

  /** @throws DomainError for a link that is used, too old or none; TooManyTries */
  async execute({ token, password, address }: ResetWish): Promise<void> {
    const ofSource = { limit: linkLimit, subject: networkSource(address) };
    const waitMs = await this.tries.take([ofSource]);
    if (waitMs > 0) throw new TooManyAttempts('ACCESS.TOO_MANY_TRIES', waitMs);
    await this.database.transaction(async () => {
      const [rows] = await this.database.manager.query<[{ userId: string }[], number]>(USE, [
        hashToken(token),
      ]);
      const known = rows[0] && (await this.findStaff.execute({ userId: rows[0].userId }));
      if (!known) throw linkOver();
      const { passwordHash: _old, ...staff } = known;
      await this.setPassword.execute(staff, { password, stays: null, reason: 'Forgotten, by a link' });
      await this.allowance.forget(PASSWORD_LETTER, staff.email);
      await this.tries.takeBack(ofSource);
    });
  }
}

const linkOver = () =>
  new DomainError(
    'gone',
    'ACCESS.LINK_OVER',
    'This link has been used, or its hour is over. Please ask for another one.',
  );
