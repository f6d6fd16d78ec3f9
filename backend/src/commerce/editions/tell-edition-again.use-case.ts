import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EditionReader } from './edition-reader.entity.js';
import type { EditionLetter } from './tell-edition.job.js';

/** Forgets that somebody was told of an edition, so that she may be once more, with links of her own. */
@Injectable()
export class TellEditionAgain {
  constructor(private readonly database: Database) {}

  async execute({ editionId, orderId }: EditionLetter): Promise<void> {
    await this.database.manager.update(EditionReader, { editionId, orderId }, { status: 'promised' });
  }
}
