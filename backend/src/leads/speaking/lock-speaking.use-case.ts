import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SpeakingRequest } from './speaking-request.entity.js';

/** Holds a wish for a talk until the transaction that is open ends. */
@Injectable()
export class LockSpeaking {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for one that is not known */
  async execute(messageId: string): Promise<SpeakingRequest> {
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.database.manager.findOne(SpeakingRequest, { where: { messageId }, lock });
    if (found) return found;
    throw new DomainError('not-found', 'LEADS.SPEAKING_UNKNOWN', 'This request is not known any more.');
  }
}
