import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Pictures, PictureUses } from '../../publishing/index.js';
import type { ImportBatch } from '../import-batches/import-batch.entity.js';
import { forgetImported, takeBrought } from './imported-pictures.queries.js';
import { TAKEN_BACK_AT_ONCE } from './picture-fetch-rules.js';

/** Takes pictures back when an import is undone. */
@Injectable()
export class BroughtPictures {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly uses: PictureUses,
  ) {}

  /**
   * Moves pictures that an import brought to the bin, some at a time. Those that something shows, and those that the
   * library had before, stay.
   * @returns whether none is left
   */
  async takeBack({ id, startedAt, who }: ImportBatch): Promise<boolean> {
    if (!startedAt) return true;
    const { manager } = this.database;
    const brought = await takeBrought(manager, id, startedAt, TAKEN_BACK_AT_ONCE);
    for (const pictureId of brought) {
      if ((await this.uses.of(pictureId)).length === 0) await this.remove(who, pictureId);
    }
    await forgetImported(manager, id, brought);
    return brought.length < TAKEN_BACK_AT_ONCE;
  }

  private async remove(who: string, pictureId: string): Promise<void> {
    try {
      await this.pictures.remove({ name: who }, pictureId);
    } catch (error) {
      // It was deleted since.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}
