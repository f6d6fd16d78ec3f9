import type { Opening } from '@lectern/catalogue/openings';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { VoiceId } from '@lectern/speech';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { PreviewMaking } from './preview-making.entity.js';

export type FoundMaking = Pick<PreviewMaking, 'id' | 'status' | 'isOwners' | 'isPromised' | 'changedAt'>;

/** The one making of a book's opening, as it reads now, in a voice of whoever reads now. */
@Injectable()
export class FindMaking {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
  ) {}

  async execute({ bookId, textHash }: Opening, voice: VoiceId): Promise<FoundMaking | undefined> {
    const { speaker } = this.configuration.speech;
    const found = await this.database.manager.findOne(PreviewMaking, {
      select: { id: true, status: true, isOwners: true, isPromised: true, changedAt: true },
      where: { bookId, voice, textHash, speaker, status: Not('cancelled') },
    });
    return found ?? undefined;
  }
}
