import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { failureWords } from './speech-failure-messages.js';
import { SpeechFailure } from './speech-failure.js';

/** Of the paid voice, in characters. */
export interface Spending {
  today: number;
  /** Enqueued, but not generated yet. */
  owed: number;
}

const SPENDING = `SELECT
    coalesce((SELECT characters FROM speech_spending WHERE day = (now() AT TIME ZONE 'UTC')::date), 0) AS today,
    coalesce((SELECT sum(ceil(characters::numeric * (pieces_total - pieces_done) / pieces_total))
      FROM preview_makings WHERE speaker = 'openai' AND status IN ('queued', 'speaking', 'encoding')), 0)::int AS owed`;

/** One statement, so that concurrent processes never exceed the daily budget. */
const SPEND = `INSERT INTO speech_spending (day, characters)
  SELECT (now() AT TIME ZONE 'UTC')::date, $1::int WHERE $1::int <= $2::int
  ON CONFLICT (day) DO UPDATE SET characters = speech_spending.characters + excluded.characters
    WHERE speech_spending.characters + excluded.characters <= $2::int
  RETURNING day`;

/** Daily character budget of the paid voice. */
@Injectable()
export class SpeechBudget {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** Characters spent today (UTC), and characters enqueued. */
  async read(): Promise<Spending> {
    const [spending] = await this.database.manager.query<Spending[]>(SPENDING);
    return spending ?? { today: 0, owed: 0 };
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
    const taken = await this.database.manager.query<unknown[]>(SPEND, [characters, charactersPerDay]);
    if (taken.length === 0)
      throw new SpeechFailure('daily_budget', `The voice may be given ${charactersPerDay} characters a day.`);
  }

  /** Returns the characters of a rejected call to the budget. */
  async refund(characters: number): Promise<void> {
    await this.database.manager.query(
      `UPDATE speech_spending SET characters = greatest(0, characters - $1)
       WHERE day = (now() AT TIME ZONE 'UTC')::date`,
      [characters],
    );
  }
}
