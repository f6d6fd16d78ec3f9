import { Injectable } from '@nestjs/common';

import { Database } from '../platform/database/database.js';
import { findShownWords, insertShownWords, type ShownWords } from './shown-words.queries.js';

/** Texts shown to visitors over time, as evidence of what they consented to. Never removed. */
@Injectable()
export class ShownWordsLog {
  constructor(private readonly database: Database) {}

  record(place: string, words: object): Promise<void> {
    return this.database.transaction(async () => {
      await this.database.lock(`shown-words:${place}`);
      await insertShownWords(this.database.manager, place, words);
    });
  }

  list<W extends object>(place: string): Promise<ShownWords<W>[]> {
    return findShownWords(this.database.manager, place);
  }
}
