import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { SoundKind } from './own-recording-rules.js';

/** A recording that the author made of a book's opening. */
@Entity('own_recordings')
export class OwnRecording {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'book_id' }) bookId!: string;
  /** Of the upload. */
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') extension!: SoundKind;

  /** Of the upload: the same file twice is one recording. */
  @Column('text', { name: 'upload_sha256' }) uploadSha256!: string;
  /** Of the stored file. */
  @Column('text') sha256!: string;
  @Column('integer', { name: 'size_bytes' }) sizeBytes!: number;
  @Column('integer', { name: 'duration_ms' }) durationMs!: number;
  /** 200 levels from 0 to 100; empty if the file was not decoded. */
  @Column('jsonb') waveform!: number[];

  @Column('text') transcript!: string;
  /** Of the transcript; a save names the revision that it edited. */
  @Column('integer') revision!: number;
  @Column('text') who!: string;
  @Column('timestamptz', { name: 'saved_at' }) savedAt!: Date;
  @Column('timestamptz', { name: 'uploaded_at' }) uploadedAt!: Date;

  @Column('timestamptz', { name: 'published_at', nullable: true }) publishedAt!: Date | null;
  @Column('integer', { name: 'published_revision', nullable: true }) publishedRevision!: number | null;
}
