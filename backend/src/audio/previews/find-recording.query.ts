import { Readable } from 'node:stream';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import type { SendableFile } from '../../platform/http/send-file.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import {
  audioAddress,
  previewFileName,
  shortHash,
  storageKey,
  transcriptAddress,
} from './preview-address.js';
import { PreviewMaking } from './preview-making.entity.js';
import { transcriptOf } from './transcript.js';

/** The address names the content: what lies there never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** A file of a preview, with what it belongs to: RFC 8288, for the header Link. */
export interface RecordingFile extends SendableFile {
  links: string;
  bookId: string;
  isHeard: boolean;
}

/** A preview's MP3, or its transcript. */
@Injectable()
export class FindRecording {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
    private readonly configuration: Configuration,
  ) {}

  /** @throws DomainError where nothing lies at this address (any more) */
  async execute(id: string, hash: string, name: string): Promise<RecordingFile> {
    const making = await this.database.manager.findOneBy(PreviewMaking, { id, status: 'ready' });
    const sha256 = making?.sha256 ?? '';
    if (making && sha256 && hash === shortHash(sha256)) {
      if (name === 'transcript.vtt') return this.transcript(making, sha256);
      const fileName = previewFileName(making.bookTitle, making.voice);
      const sizeBytes = name === fileName ? await this.files.size(storageKey(id, sha256)) : undefined;
      if (sizeBytes !== undefined) return this.recording(making, sha256, sizeBytes);
    }
    throw new DomainError('not-found', 'AUDIO.UNKNOWN', 'There is no such preview (any more).');
  }

  private recording(making: PreviewMaking, sha256: string, sizeBytes: number): RecordingFile {
    const transcript = transcriptAddress({ ...making, sha256 });
    const title = encodeURIComponent(making.bookId);
    const page = `${this.configuration.publicUrl}/audio-previews?book=${title}&voice=${making.voice}`;
    return {
      sizeBytes,
      contentType: 'audio/mpeg',
      fileName: previewFileName(making.bookTitle, making.voice),
      isShown: true,
      version: sha256,
      bookId: making.bookId,
      isHeard: true,
      cacheControl: FOREVER,
      read: (start, end) => this.files.read(storageKey(making.id, sha256), start, end),
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
      cacheControl: FOREVER,
      read: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
      links: `<${audioAddress({ ...making, sha256 })}>; rel="describes"; type="audio/mpeg"`,
    };
  }
}
