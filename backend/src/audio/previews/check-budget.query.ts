import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { failureWords } from './preview-failures.js';
import { ReadSpending } from './read-spending.query.js';

/** Whether the paid voice may be given a text today, after all that it is still to be given. */
@Injectable()
export class CheckBudget {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly readSpending: ReadSpending,
  ) {}

  /** @throws DomainError where it may not. Others who ask wait until the transaction ends. */
  async execute(characters: number): Promise<void> {
    const { speaker, charactersPerDay } = this.configuration.speech;
    if (speaker === 'local') return;
    await this.database.lock('speech-budget');
    const { today, owed } = await this.readSpending.execute();
    if (today + owed + characters <= charactersPerDay) return;
    const { kind, details } = failureWords.daily_budget;
    throw new DomainError(kind, 'AUDIO.DAILY_BUDGET', details);
  }
}
