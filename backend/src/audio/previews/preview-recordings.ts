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
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { BookOpenings } from './book-openings.js';
import { PreviewQueue } from './preview-queue.js';
import {
  audioAddress,
  excerptOf,
  previewFileName,
  shortHash,
  soundTypes,
  storageKey,
  transcriptAddress,
  transcriptOf,
} from './preview-rules.js';
import { AudioPreview, PreviewMaking, PreviewPiece } from './preview.entity.js';
import { type RemovedRecording, removeRecording } from './previews.jobs.js';

/** The URL contains a hash of the content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file of a preview with its related links (RFC 8288), for the Link header. */
export interface RecordingFile extends SendableFile {
  links: string;
  bookId: string;
  isHeard: boolean;
}

@Injectable()
export class PreviewRecordings {
  constructor(
    private readonly database: Database,
    private readonly studio: RecordingStudio,
    private readonly openings: BookOpenings,
    private readonly previewQueue: PreviewQueue,
    private readonly files: StoredFiles,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Encodes all sentences to one recording: first the file, then the rows that refer to it.
   * @throws if the disk is full, or a sentence is missing
   */
  async encode(making: PreviewMaking): Promise<void> {
    const recording = await this.studio.record(await this.pieces(making), this.tags(making));
    const sha256 = createHash('sha256').update(recording.mp3).digest('hex');
    await this.store(making.id, sha256, recording.mp3);
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
    if (!(await this.previewQueue.transition(id, 'ready', facts))) return;
    await this.database.manager.insert(AudioPreview, {
      id,
      bookTitle,
      voiceType: voice,
      audioUrl: audioAddress({ id, sha256, bookTitle, voice, extension: 'mp3' }),
      textExcerpt: excerptOf(sentences),
      generatedAt: new Date(),
      downloadCount: '0',
    });
  }

  private async store(id: string, sha256: string, mp3: Uint8Array): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-preview-'));
    try {
      const file = path.join(folder, 'preview.mp3');
      await writeFile(file, mp3);
      await this.files.keep(storageKey(id, sha256), file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /**
   * Sound or transcript of a preview.
   * @throws DomainError for an unknown or outdated URL
   */
  async find(id: string, hash: string, name: string): Promise<RecordingFile> {
    const making = await this.database.manager.findOneBy(PreviewMaking, { id, status: 'ready' });
    const sha256 = making?.sha256 ?? '';
    if (making && sha256 && hash === shortHash(sha256)) {
      if (name === 'transcript.vtt') return this.transcript(making, sha256);
      const { bookTitle, voice, extension } = making;
      const key = storageKey(id, sha256, extension);
      const isNamed = name === previewFileName(bookTitle, voice, extension);
      const sizeBytes = isNamed ? await this.files.size(key) : undefined;
      if (sizeBytes !== undefined) return this.recording(making, sha256, sizeBytes);
    }
    throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'We can’t find this preview.');
  }

  private recording(making: PreviewMaking, sha256: string, sizeBytes: number): RecordingFile {
    const transcript = transcriptAddress({ ...making, sha256 });
    const title = encodeURIComponent(making.bookId);
    const page = `${this.configuration.publicUrl}/audio-previews?book=${title}&voice=${making.voice}`;
    return {
      sizeBytes,
      contentType: soundTypes[making.extension],
      fileName: previewFileName(making.bookTitle, making.voice, making.extension),
      isShown: true,
      version: sha256,
      bookId: making.bookId,
      isHeard: true,
      cacheControl: IMMUTABLE,
      read: (start, end) => this.files.read(storageKey(making.id, sha256, making.extension), start, end),
      links: `<${transcript}>; rel="describedby"; type="text/vtt", <${page}>; rel="canonical"`,
    };
  }

  private transcript(making: PreviewMaking, sha256: string): RecordingFile {
    const { sentences, spans } = making;
    const heard = sentences.map((sentence, index) => ({
      ...sentence,
      ...(spans?.[index] ?? { startMs: 0, endMs: 0 }),
    }));
    const bytes = Buffer.from(transcriptOf(heard));
    return {
      sizeBytes: bytes.length,
      contentType: 'text/vtt; charset=utf-8',
      fileName: 'transcript.vtt',
      isShown: true,
      version: `${sha256}-vtt`,
      bookId: making.bookId,
      isHeard: false,
      cacheControl: IMMUTABLE,
      read: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
      links: `<${audioAddress({ ...making, sha256 })}>; rel="describes"; type="audio/mpeg"`,
    };
  }

  @HandlesJobOutside(removeRecording)
  async remove({ previewId, sha256, extension }: RemovedRecording): Promise<undefined> {
    await this.files.remove(storageKey(previewId, sha256, extension));
  }
}
