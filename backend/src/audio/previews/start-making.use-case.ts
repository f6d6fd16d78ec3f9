import { randomUUID } from 'node:crypto';

import type { Opening } from '@lectern/catalogue/openings';
import { Injectable } from '@nestjs/common';
import { sentencesOf, type VoiceId } from '@lectern/speech';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { CheckBudget } from './check-budget.query.js';
import { FindMaking, type FoundMaking } from './find-making.query.js';
import { makePreview } from './make-preview.job.js';
import { PreviewMaking } from './preview-making.entity.js';
import { RetryPreview } from './retry-preview.use-case.js';

export interface StartedMaking {
  making: Pick<FoundMaking, 'id' | 'status'>;
  /** False where it was there already: to be heard, or under way. */
  isNew: boolean;
}

/** Who wants it: a visitor has her turn at once, the owner's many wait for theirs. */
type Wanted = 'visitor' | 'owner';

/** Has a preview made, unless it is there or under way; one that has failed goes on where it was. */
@Injectable()
export class StartMaking {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
    private readonly find: FindMaking,
    private readonly budget: CheckBudget,
    private readonly again: RetryPreview,
  ) {}

  /** @throws DomainError where the day's characters do not suffice */
  async execute(opening: Opening, voice: VoiceId, wanted: Wanted): Promise<StartedMaking> {
    for (;;) {
      const making = await this.find.execute(opening, voice);
      if (!making) {
        const id = await this.insert(opening, voice, wanted);
        // Else somebody was quicker.
        if (id) return { making: { id, status: 'queued' }, isNew: true };
      } else if (making.status !== 'failed') {
        return { making, isNew: false };
      } else {
        const isTried = await this.again.execute(making.id).then(() => true, isOvertaken);
        if (isTried) return { making: { id: making.id, status: 'queued' }, isNew: true };
      }
    }
  }

  private async insert(opening: Opening, voice: VoiceId, wanted: Wanted): Promise<string | undefined> {
    const sentences = sentencesOf(opening.paragraphs);
    const characters = sentences.reduce((sum, { text }) => sum + text.length, 0);
    await this.budget.execute(characters);
    const id = randomUUID();
    const { raw } = await this.database.manager
      .createQueryBuilder()
      .insert()
      .into(PreviewMaking)
      .values({
        id,
        bookId: opening.bookId,
        bookTitle: opening.title,
        voice,
        textHash: opening.textHash,
        speaker: this.configuration.speech.speaker,
        status: 'queued',
        sentences,
        characters,
        piecesTotal: sentences.length,
        isOwners: wanted === 'owner',
        isPromised: wanted === 'visitor',
      })
      .orIgnore()
      .returning('id')
      .execute();
    if ((raw as unknown[]).length === 0) return undefined;
    if (wanted === 'visitor') await this.outbox.enqueue(makePreview, { makingId: id });
    return id;
  }
}

/** Somebody else has had it tried, and it is ready or gone by now: false. Anything else is an error. */
function isOvertaken(error: unknown): false {
  if (error instanceof DomainError && ['AUDIO.STATE', 'AUDIO.UNKNOWN'].includes(error.code)) return false;
  throw error;
}
