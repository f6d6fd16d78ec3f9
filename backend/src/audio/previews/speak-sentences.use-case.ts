import { assertSpoken, encodeWav, type VoiceId } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { ChangeFeed } from '../../platform/events/change-feed.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { GiveBackCharacters } from '../speech/give-back-characters.use-case.js';
import { SpeechFailure } from '../speech/speech-failure.js';
import { SpeechSynthesizer } from '../speech/speech-synthesizer.js';
import { SpendCharacters } from '../speech/spend-characters.use-case.js';
import { LockMaking } from './lock-making.use-case.js';
import { MoveMaking } from './move-making.use-case.js';
import { PreviewMaking } from './preview-making.entity.js';
import { PreviewPiece } from './preview-piece.entity.js';

/** So long a process that is told to stop has to wait for it, besides the sentence in hand. */
const PART_MS = 3_000;

/** Has the next sentences of a preview spoken, one after the other, and keeps each as soon as it is heard. */
@Injectable()
export class SpeakSentences {
  private readonly sentences;

  constructor(
    private readonly database: Database,
    private readonly changes: ChangeFeed,
    private readonly synthesizer: SpeechSynthesizer,
    private readonly spend: SpendCharacters,
    private readonly giveBack: GiveBackCharacters,
    private readonly lock: LockMaking,
    private readonly move: MoveMaking,
    metrics: Metrics,
  ) {
    this.sentences = metrics.counter({
      name: 'lectern_preview_sentences_total',
      help: 'Sentences of previews that this process had read aloud, by how it went: spoken or failed.',
      labels: ['speaker', 'result'],
    });
  }

  /**
   * @returns 0 where the next part may begin at once; undefined where there is none, because nobody wants it any more
   * @throws SpeechFailure or SoundError for a sentence that could not be read
   */
  async execute({ id, sentences, piecesDone, voice }: PreviewMaking): Promise<number | undefined> {
    const endsAt = performance.now() + PART_MS;
    for (let position = piecesDone; position < sentences.length; position += 1) {
      const wav = await this.read(sentences[position]?.text ?? '', voice as VoiceId);
      if (!(await this.keep(id, position, wav))) return undefined;
      if (performance.now() > endsAt && position + 1 < sentences.length) return 0;
    }
    return (await this.move.execute(id, 'encoding')) ? 0 : undefined;
  }

  private async read(text: string, voice: VoiceId): Promise<Buffer> {
    const { speaker } = this.synthesizer;
    const isPaid = speaker !== 'local';
    if (isPaid) await this.spend.execute(text.length);
    try {
      const sound = await this.synthesizer.speak(text, voice);
      assertSpoken(sound, text);
      this.sentences.inc({ speaker, result: 'spoken' });
      return encodeWav(sound);
    } catch (error) {
      this.sentences.inc({ speaker, result: 'failed' });
      if (isPaid && error instanceof SpeechFailure) await this.giveBack.execute(text.length);
      throw error;
    }
  }

  /** @returns false where it is not wanted any more, or somebody else has read it */
  private keep(makingId: string, position: number, wav: Buffer): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const making = await this.lock.execute(makingId);
      if (making?.status !== 'speaking' || making.piecesDone !== position) return false;
      await manager.insert(PreviewPiece, { makingId, position, wav });
      const progress = { piecesDone: position + 1, tries: 0, changedAt: new Date() };
      await manager.update(PreviewMaking, { id: makingId }, progress);
      await this.changes.tell(makingId);
      return true;
    });
  }
}
