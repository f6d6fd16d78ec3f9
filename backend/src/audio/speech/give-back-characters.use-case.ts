import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';

/** Characters that the paid voice refused cost nothing: the day has them again. */
@Injectable()
export class GiveBackCharacters {
  constructor(private readonly database: Database) {}

  async execute(characters: number): Promise<void> {
    await this.database.manager.query(
      `UPDATE speech_spending SET characters = greatest(0, characters - $1)
       WHERE day = (now() AT TIME ZONE 'UTC')::date`,
      [characters],
    );
  }
}
