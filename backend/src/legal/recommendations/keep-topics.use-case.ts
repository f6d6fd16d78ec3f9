import { legalTopics } from '@lectern/catalogue/legal-topics';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { LegalTopicRow } from './legal-topic.entity.js';

/**
 * Writes the content's topics to their table, as they are today. One that the content has no more stays: what was
 * recommended once leads there.
 */
@Injectable()
export class KeepTopics {
  constructor(private readonly database: Database) {}

  async execute(): Promise<void> {
    const rows = legalTopics.map((topic) => ({
      id: topic.id,
      name: topic.name,
      category: topic.category,
      description: topic.description,
      difficulty: topic.difficulty,
      bookReferences: [...topic.bookReferences],
      keyPoints: [...topic.keyPoints],
      relatedTopics: [...topic.relatedTopics],
    }));
    await this.database.transaction(async () => {
      await this.database.lock('legal-topics');
      await this.database.manager.upsert(LegalTopicRow, rows, ['id']);
    });
  }
}
