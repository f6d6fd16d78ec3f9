import { Injectable } from '@nestjs/common';

import { networkSource } from '../../platform/access/network-source.js';
import { Passwords } from '../../platform/access/passwords.js';
import { LoginThrottle } from '../../platform/access/login-throttle.js';
import { Database } from '../../platform/database/database.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { EmailRateLimiter } from '../../platform/email/email-rate-limiter.js';
import { AccessCode } from './access-code.entity.js';
import { CODE_LETTER, codeLimits } from './access-limits.js';
import { CloseSession } from './close-session.use-case.js';
import { OpenSession } from './open-session.use-case.js';

export interface ConfirmWish {
  email: string;
  code: string;
  /** Where it comes from in the network. */
  address: string;
  /** The secret that this browser has had until now. */
  token: string | undefined;
}

/** Uses a code up: of two that bring it at once, one finds it. */
const USE = 'DELETE FROM companion_codes WHERE id = $1 AND code_hash = $2 AND expires_at > now()';

/**
 * Opens everything of an address to whoever brings the code that was mailed to it. What is answered, and how long it
 * takes, does not tell whether there is such an address.
 * @throws DomainError unauthorized; TooManyTries before the next may be made
 */
@Injectable()
export class ConfirmCode {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly tries: LoginThrottle,
    private readonly allowance: EmailRateLimiter,
    private readonly openSession: OpenSession,
    private readonly closeSession: CloseSession,
  ) {}

  /** @returns the secret that opens the roadmaps from now on */
  async execute({ code, address, token, ...wish }: ConfirmWish): Promise<string> {
    const userEmail = wish.email.toLowerCase();
    const ofAddress = { limit: codeLimits.address, subject: userEmail };
    const ofSource = { limit: codeLimits.source, subject: networkSource(address) };
    const waitMs = await this.tries.take([ofAddress, ofSource]);
    if (waitMs > 0) throw new TooManyAttempts('LEGAL.TOO_MANY_TRIES', waitMs);
    const known = await this.database.manager.findOneBy(AccessCode, { userEmail });
    const isRight = await this.passwords.verify(known?.codeHash ?? undefined, code);
    return this.database.transaction(async () => {
      if (!known || !isRight || !(await this.useUp(known))) throw wrongCode();
      await this.tries.forget(ofAddress);
      await this.allowance.forget(CODE_LETTER, userEmail);
      await this.tries.takeBack(ofSource);
      // Somebody has become more than she was: the session that her browser had ends.
      await this.closeSession.execute(token);
      return this.openSession.execute(userEmail);
    });
  }

  private async useUp({ id, codeHash }: AccessCode): Promise<boolean> {
    const [, count] = await this.database.manager.query<[unknown[], number]>(USE, [id, codeHash]);
    return count > 0;
  }
}

const wrongCode = () =>
  new DomainError(
    'unauthorized',
    'LEGAL.WRONG_CODE',
    'This code is not right, or its time is over. Please look at the newest letter, or ask for another code.',
    [{ field: 'code', message: 'This code is not right, or its time is over.' }],
  );
