import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { PreviewMaking } from './preview-making.entity.js';

export type LockedMaking = Pick<
  PreviewMaking,
  'id' | 'bookTitle' | 'voice' | 'status' | 'piecesDone' | 'piecesTotal' | 'characters' | 'isOwners'
>;

/** Takes a making in hand until the transaction ends: whoever makes it and whoever takes it back take turns. */
@Injectable()
export class LockMaking {
  constructor(private readonly database: Database) {}

  async execute(id: string): Promise<LockedMaking | undefined> {
    const making = await this.database.manager.findOne(PreviewMaking, {
      select: {
        id: true,
        bookTitle: true,
        voice: true,
        status: true,
        piecesDone: true,
        piecesTotal: true,
        characters: true,
        isOwners: true,
      },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    return making ?? undefined;
  }
}
