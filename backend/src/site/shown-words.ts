import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/database.js';

export interface ShownWords<W extends object> {
  words: W;
  shownFrom: Date;
}

/** The most versions that are listed; all are stored. */
const LISTED = 100;

/**
 * Records which text was shown at a place of the pages since when, as evidence of what visitors consented to. Records are
 * never removed.
 */
@Injectable()
export class ShownWordsLog {
  constructor(private readonly database: Database) {}

  /** Records the text that is shown from now on, if it changed. */
  note(place: string, words: object): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`shown-words:${place}`);
      await manager.query(
        `INSERT INTO shown_words (place, words) SELECT $1::text, $2::jsonb
         WHERE $2::jsonb IS DISTINCT FROM (
           SELECT words FROM shown_words WHERE place = $1 ORDER BY id DESC LIMIT 1)`,
        [place, JSON.stringify(words)],
      );
    });
  }

  /** The newest first. */
  async list<W extends object>(place: string): Promise<ShownWords<W>[]> {
    return (await this.database.manager.query(
      `SELECT words, shown_from AS "shownFrom" FROM shown_words WHERE place = $1 ORDER BY id DESC LIMIT $2`,
      [place, LISTED],
    )) as ShownWords<W>[];
  }
}
