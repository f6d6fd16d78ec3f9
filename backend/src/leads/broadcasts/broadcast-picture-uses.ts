import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { pictureAddress, type PictureUse, PictureUses } from '../../publishing/index.js';
import { findBroadcastsWith } from './broadcasts.queries.js';

/** Finds the broadcasts that show a picture, for the library: sent ones too, as emails load it when they are opened. */
@Injectable()
export class BroadcastPictureUses {
  constructor(
    private readonly database: Database,
    uses: PictureUses,
  ) {
    uses.add({ find: (pictureId) => this.find(pictureId) });
  }

  private async find(pictureId: string): Promise<PictureUse[]> {
    const found = await findBroadcastsWith(this.database.manager, pictureAddress(pictureId));
    return found.map(({ id, subject }) => ({ title: subject, path: `/letters/broadcasts/${id}` }));
  }
}
