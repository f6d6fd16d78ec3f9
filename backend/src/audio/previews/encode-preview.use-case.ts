import { createHash } from 'node:crypto';

import { bookById } from '@lectern/catalogue';
import {
  breaths,
  decodeWav,
  type Recording,
  RecordingStudio,
  type Tags,
  type VoiceId,
} from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { KeepRecording } from './keep-recording.use-case.js';
import { audioAddress } from './preview-address.js';
import { AudioPreview } from './audio-preview.entity.js';
import { BookOpenings } from './book-openings.js';
import { MoveMaking } from './move-making.use-case.js';
import type { PreviewMaking } from './preview-making.entity.js';
import { PreviewPiece } from './preview-piece.entity.js';

const EXCERPT = 280;

/** Makes one recording of all that is spoken: first the whole file, then the rows that lead to it. */
@Injectable()
export class EncodePreview {
  constructor(
    private readonly database: Database,
    private readonly studio: RecordingStudio,
    private readonly openings: BookOpenings,
    private readonly keep: KeepRecording,
    private readonly move: MoveMaking,
  ) {}

  /** @throws where there is no room for the file, or a piece is missing */
  async execute(making: PreviewMaking): Promise<void> {
    const recording = await this.studio.record(await this.pieces(making), this.tags(making));
    const sha256 = createHash('sha256').update(recording.mp3).digest('hex');
    await this.keep.execute(making.id, sha256, recording.mp3);
    await this.database.transaction(() => this.publish(making, sha256, recording));
  }

  private async pieces({ id, sentences, voice }: PreviewMaking) {
    const { manager } = this.database;
    const spoken = await manager.find(PreviewPiece, { where: { makingId: id }, order: { position: 'ASC' } });
    const { sentenceMs, paragraphMs } = breaths[voice as VoiceId];
    return sentences.map(({ endsParagraph }, position) => {
      const piece = spoken[position];
      if (piece?.position !== position) throw new Error(`Piece ${position} of a preview is missing.`);
      return { sound: decodeWav(Buffer.from(piece.wav)), breathMs: endsParagraph ? paragraphMs : sentenceMs };
    });
  }

  private tags({ bookId, bookTitle, voice, createdAt }: PreviewMaking): Tags {
    const opening = this.openings.ofBook(bookId);
    const cover = Buffer.from(opening?.coverJpegBase64 ?? '', 'base64');
    const by = opening ? ` by ${opening.author}` : '';
    return {
      title: `${bookTitle}: how it begins`,
      album: bookById(bookId)?.title ?? bookTitle,
      artist: `Synthetic voice (${voice})`,
      ...(opening ? { composer: opening.author } : {}),
      year: String(createdAt.getUTCFullYear()),
      comment: `A preview of ${bookTitle}${by}, read by a synthetic voice (${voice}).`,
      ...(cover.length > 0 ? { cover: { mime: 'image/jpeg', bytes: cover } } : {}),
    };
  }

  private async publish(making: PreviewMaking, sha256: string, recording: Recording): Promise<void> {
    const { id, bookTitle, voice, sentences } = making;
    const { durationMs, waveform, spans, mp3 } = recording;
    const facts = { sha256, sizeBytes: mp3.length, durationMs, waveform, spans };
    if (!(await this.move.execute(id, 'ready', facts))) return;
    await this.database.manager.insert(AudioPreview, {
      id,
      bookTitle,
      voiceType: voice,
      audioUrl: audioAddress({ id, sha256, bookTitle, voice }),
      textExcerpt: excerptOf(sentences),
      generatedAt: new Date(),
      downloadCount: '0',
    });
  }
}

function excerptOf(sentences: PreviewMaking['sentences']): string {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return text.length <= EXCERPT ? text : `${text.slice(0, text.lastIndexOf(' ', EXCERPT))} …`;
}
