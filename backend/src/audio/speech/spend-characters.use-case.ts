import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SpeechFailure } from './speech-failure.js';

/** One statement, so that however many processes speak at once, the day's characters are never exceeded. */
const SPEND = `INSERT INTO speech_spending (day, characters)
  SELECT (now() AT TIME ZONE 'UTC')::date, $1::int WHERE $1::int <= $2::int
  ON CONFLICT (day) DO UPDATE SET characters = speech_spending.characters + excluded.characters
    WHERE speech_spending.characters + excluded.characters <= $2::int
  RETURNING day`;

/** Takes characters for the paid voice from what the day allows, before they are spoken. */
@Injectable()
export class SpendCharacters {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  /** @throws SpeechFailure where the day allows no more */
  async execute(characters: number): Promise<void> {
    const { charactersPerDay } = this.configuration.speech;
    const taken = await this.database.manager.query<unknown[]>(SPEND, [characters, charactersPerDay]);
    if (taken.length === 0)
      throw new SpeechFailure('daily_budget', `The voice may be given ${charactersPerDay} characters a day.`);
  }
}
