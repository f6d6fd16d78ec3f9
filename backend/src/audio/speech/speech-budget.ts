import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { failureWords } from './speech-failure-messages.js';
import { SpeechFailure } from './speech-failure.js';
import { findSpending, refundCharacters, type Spending, spendCharacters } from './speech.queries.js';

@Injectable()
export class SpeechBudget {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  read(): Promise<Spending> {
    return findSpending(this.database.manager);
  }

  /**
   * Checks that a text fits into today's budget, with all enqueued ones. Concurrent checks wait until the
   * transaction ends.
   * @throws DomainError if it does not fit
   */
  async check(characters: number): Promise<void> {
    const { speaker, charactersPerDay } = this.configuration.speech;
    if (speaker === 'local') return;
    await this.database.lock('speech-budget');
    const { today, owed } = await this.read();
    if (today + owed + characters <= charactersPerDay) return;
    const { kind, details } = failureWords.daily_budget;
    throw new DomainError(kind, 'AUDIO.DAILY_BUDGET', details);
  }

  /**
   * Spends characters of the budget before they are generated.
   * @throws SpeechFailure if the budget is used up
   */
  async spend(characters: number): Promise<void> {
    const { charactersPerDay } = this.configuration.speech;
    if (!(await spendCharacters(this.database.manager, characters, charactersPerDay)))
      throw new SpeechFailure('daily_budget', `The voice’s limit is ${charactersPerDay} characters a day.`);
  }

  refund(characters: number): Promise<void> {
    return refundCharacters(this.database.manager, characters);
  }
}
