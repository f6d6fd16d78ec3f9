import { site } from '@lectern/catalogue';
import { RecordingStudio, sentencesOf, type Tags } from '@lectern/speech';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { BookOpenings } from '../previews/book-openings.js';
import { audioAddress, AUTHOR_VOICE, excerptOf, soundTypes, storageKey } from '../previews/preview-rules.js';
import { AudioPreview, PreviewMaking } from '../previews/preview.entity.js';
import { removeRecording } from '../previews/previews.jobs.js';
import { inspectSound } from './inspect-sound.js';
import { MAX_RECORDINGS, paragraphsOf } from './own-recording-rules.js';
import { OwnRecording } from './own-recording.entity.js';
import type { OwnRecordingDto, SavedTranscriptDto, SaveTranscriptDto } from './own-recordings.dto.js';
import { oneFile } from './sound-sentences.js';

/** Recordings by the author: uploaded, given a transcript, and published in place of the synthetic voices. */
@Injectable()
export class OwnRecordings {
  constructor(
    private readonly database: Database,
    private readonly openings: BookOpenings,
    private readonly studio: RecordingStudio,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
    private readonly auditLog: AuditLog,
  ) {}

  async list(): Promise<OwnRecordingDto[]> {
    const found = await this.database.manager.find(OwnRecording, {
      order: { uploadedAt: 'DESC', id: 'ASC' },
    });
    return found.map(describe);
  }

  async find(id: string): Promise<OwnRecordingDto> {
    return describe(await this.read(id));
  }

  /**
   * Takes a recording of a book: first its file, then its row. Its transcript begins with the book's opening.
   * @returns its id; the same file twice is one recording
   * @throws DomainError if the book has no opening, or the file is no recording that browsers play
   */
  async receive(by: Staff, bookId: string, files: readonly UploadedFile[]): Promise<string> {
    const opening = this.openings.ofBook(bookId);
    if (!opening)
      throw new DomainError(
        'invalid',
        'AUDIO.BOOK_UNKNOWN',
        'We don’t have a preview of a book with this id.',
      );
    const [file] = files;
    if (!file) throw oneFile();
    const same = { bookId, uploadSha256: file.sha256 };
    const { manager } = this.database;
    const known = await manager.findOneBy(OwnRecording, same);
    if (known) return known.id;
    const { path, ...facts } = await inspectSound(file, this.studio, tagsOf(opening.title));
    const id = randomUUID();
    await this.files.keep(storageKey(id, facts.sha256, facts.extension), path);
    return this.database.transaction(async () => {
      await this.database.lock(`own-recordings:${bookId}`);
      const uploaded = await manager.findOneBy(OwnRecording, same);
      if (!uploaded && (await manager.countBy(OwnRecording, { bookId })) < MAX_RECORDINGS) {
        const at = new Date();
        const transcript = opening.paragraphs.join('\n\n');
        const saved = { transcript, revision: 1, who: by.name, savedAt: at, uploadedAt: at };
        await manager.insert(OwnRecording, { id, ...same, fileName: file.name, ...facts, ...saved });
        await this.record(by, 'recording.uploaded', id, { fileName: file.name });
        return id;
      }
      await this.outbox.enqueue(removeRecording, {
        previewId: id,
        sha256: facts.sha256,
        extension: facts.extension,
      });
      if (uploaded) return uploaded.id;
      throw new DomainError(
        'conflict',
        'AUDIO.TOO_MANY_RECORDINGS',
        `This book has ${MAX_RECORDINGS} recordings. Please delete one first.`,
      );
    });
  }

  /** @throws DomainError if it is unknown, or its transcript has changed since `revision` */
  save(by: Staff, id: string, { transcript, revision }: SaveTranscriptDto): Promise<SavedTranscriptDto> {
    return this.database.transaction(async () => {
      await this.lock(id, revision);
      const saved = { revision: revision + 1, savedAt: new Date() };
      await this.database.manager.update(OwnRecording, { id }, { transcript, who: by.name, ...saved });
      return saved;
    });
  }

  /**
   * Offers a recording and its transcript to visitors, in place of an earlier one of the book.
   * @throws DomainError if it is unknown, has no transcript, or its transcript has changed since `revision`
   */
  publish(by: Staff, id: string, revision: number): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const { bookId } = await this.read(id);
      await this.database.lock(`own-recordings:${bookId}`);
      const recording = await this.lock(id, revision);
      const sentences = sentencesOf(paragraphsOf(recording.transcript));
      if (sentences.length === 0)
        throw new DomainError(
          'invalid',
          'AUDIO.NO_TRANSCRIPT',
          'Please write the transcript, so that everyone can follow.',
        );
      for (const earlier of await manager.findBy(OwnRecording, { bookId, publishedAt: Not(IsNull()) }))
        await this.withdraw(earlier.id);
      await this.offer(recording, sentences);
      const publishedAt = new Date();
      await manager.update(OwnRecording, { id }, { publishedAt, publishedRevision: revision });
      await this.record(by, 'recording.published', id, { fileName: recording.fileName });
    });
  }

  /** Offers recordings that came as rows. */
  async offerPublished(): Promise<void> {
    for (const recording of await this.database.manager.findBy(OwnRecording, { publishedAt: Not(IsNull()) }))
      await this.offer(recording, sentencesOf(paragraphsOf(recording.transcript)));
  }

  /** The synthetic voices stay. @throws DomainError if it is unknown */
  takeBack(by: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { publishedAt, fileName } = await this.lock(id);
      if (!publishedAt) return;
      await this.withdraw(id);
      await this.record(by, 'recording.taken-back', id, { fileName });
    });
  }

  /** @throws DomainError if it is unknown or published */
  remove(by: Staff, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { publishedAt, sha256, extension, fileName } = await this.lock(id);
      if (publishedAt)
        throw new DomainError(
          'conflict',
          'AUDIO.PUBLISHED',
          'This recording is on the site. Please take it back first.',
        );
      await this.database.manager.delete(OwnRecording, { id });
      await this.outbox.enqueue(removeRecording, { previewId: id, sha256, extension });
      await this.record(by, 'recording.removed', id, { fileName });
    });
  }

  /** The file, for admins. @throws DomainError if it is unknown */
  async file(id: string): Promise<SendableFile> {
    const { sha256, extension, fileName } = await this.read(id);
    const key = storageKey(id, sha256, extension);
    const sizeBytes = await this.files.size(key);
    if (sizeBytes === undefined) throw unknownRecording();
    const read = (start: number, end: number) => this.files.read(key, start, end);
    return { sizeBytes, contentType: soundTypes[extension], fileName, isShown: true, version: sha256, read };
  }

  private async offer(recording: OwnRecording, sentences: ReturnType<typeof sentencesOf>): Promise<void> {
    const { id, bookId, sha256, extension, sizeBytes, durationMs, waveform } = recording;
    const { manager } = this.database;
    const bookTitle = this.openings.ofBook(bookId)?.title ?? bookId;
    const now = new Date();
    const made = { status: 'ready', voice: AUTHOR_VOICE, speaker: AUTHOR_VOICE, textHash: id } as const;
    await manager.insert(PreviewMaking, {
      id,
      bookId,
      bookTitle,
      ...made,
      sentences,
      characters: 0,
      piecesTotal: sentences.length,
      piecesDone: sentences.length,
      tries: 0,
      isOwners: true,
      isPromised: false,
      createdAt: now,
      changedAt: now,
      sha256,
      extension,
      sizeBytes,
      durationMs,
      waveform,
      spans: [],
    });
    await manager.insert(AudioPreview, {
      id,
      bookTitle,
      voiceType: AUTHOR_VOICE,
      audioUrl: audioAddress({ id, sha256, bookTitle, voice: AUTHOR_VOICE, extension }),
      textExcerpt: excerptOf(sentences),
      generatedAt: now,
      downloadCount: '0',
    });
  }

  private async withdraw(id: string): Promise<void> {
    const { manager } = this.database;
    await manager.delete(AudioPreview, { id });
    await manager.delete(PreviewMaking, { id });
    await manager.update(OwnRecording, { id }, { publishedAt: null, publishedRevision: null });
  }

  private async read(id: string): Promise<OwnRecording> {
    const found = await this.database.manager.findOneBy(OwnRecording, { id });
    if (!found) throw unknownRecording();
    return found;
  }

  private async lock(id: string, revision?: number): Promise<OwnRecording> {
    const lock = { mode: 'for_no_key_update' } as const;
    const found = await this.database.manager.findOne(OwnRecording, { where: { id }, lock });
    if (!found) throw unknownRecording();
    if (revision === undefined || found.revision === revision) return found;
    const { who, savedAt, transcript } = found;
    throw new DomainError(
      'conflict',
      'AUDIO.TRANSCRIPT_CHANGED',
      `${who} changed this transcript in another window. Please compare both versions.`,
      undefined,
      { who, when: savedAt, revision: found.revision, current: transcript },
    );
  }

  private record(by: Staff, action: string, id: string, after: { fileName: string }): Promise<void> {
    return this.auditLog.record(by, { action, subject: { kind: 'recording', id }, after });
  }
}

const unknownRecording = () =>
  new DomainError('not-found', 'AUDIO.RECORDING_UNKNOWN', 'We can’t find this recording.');

const tagsOf = (title: string): Tags => ({
  title,
  album: title,
  artist: site.author.name,
  comment: `${title}, ${site.author.name}`,
});

const describe = (recording: OwnRecording): OwnRecordingDto => {
  const { id, bookId, fileName, extension, sizeBytes, durationMs, transcript, revision } = recording;
  const { who, savedAt, publishedAt, publishedRevision } = recording;
  return {
    ...{ id, bookId, fileName, extension, sizeBytes, durationMs, transcript, revision, who, savedAt },
    publishedAt,
    hasChanges: publishedAt !== null && publishedRevision !== revision,
    fileUrl: `/api/admin/recordings/${id}/file`,
  };
};
