import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { BookOpenings } from './book-openings.js';
import { AUTHOR_VOICE } from './preview-rules.js';
import { PreviewMaking } from './preview.entity.js';

/** Recordings by the author that visitors may hear. */
@Injectable()
export class PublishedRecordings {
  constructor(
    private readonly database: Database,
    private readonly openings: BookOpenings,
  ) {}

  /** Titles of their books, in alphabetical order. */
  async publishedTitles(): Promise<string[]> {
    const found = await this.database.manager.find(PreviewMaking, {
      select: { bookId: true, bookTitle: true },
      where: { voice: AUTHOR_VOICE, status: 'ready' },
    });
    return found.map((recording) => this.openings.titleOf(recording)).toSorted();
  }
}
