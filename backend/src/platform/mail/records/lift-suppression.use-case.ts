import { Injectable } from '@nestjs/common';

import { DomainError } from '../../http/domain-error.js';
import { MailSuppressions } from '../mail-suppressions.js';

/** Lets an address have letters of a list again. */
@Injectable()
export class LiftSuppression {
  constructor(private readonly suppressions: MailSuppressions) {}

  /** @throws DomainError where the address is not held back on such a list */
  async execute(list: string, email: string): Promise<void> {
    const isKnown = list === 'purchases' || list === 'letters';
    if (isKnown && !email.includes('\0') && (await this.suppressions.lift(list, email))) return;
    throw new DomainError('not-found', 'MAIL.NOT_SUPPRESSED', 'This address is not held back on this list.');
  }
}
