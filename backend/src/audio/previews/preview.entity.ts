import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { FailureCode } from '../speech/speech-failure.js';
import type { Speaker } from '../speech/speech-synthesizer.js';
import type { AUTHOR_VOICE, PreviewStatus, SoundExtension } from './preview-rules.js';

@Entity('preview_makings')
export class PreviewMaking {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'book_id' }) bookId!: string;
  @Column('text', { name: 'book_title' }) bookTitle!: string;
  @Column('text') voice!: string;
  @Column('text', { name: 'text_hash' }) textHash!: string;
  @Column('text') speaker!: Speaker | typeof AUTHOR_VOICE;
  @Column('text') status!: PreviewStatus;

  /** Text as of the start, so that a release in between does not mix two texts. */
  @Column('jsonb')
  sentences!: { text: string; endsParagraph: boolean }[];

  /** Of all sentences together, for the budget of the paid voice. */
  @Column('integer') characters!: number;
  @Column('integer', { name: 'pieces_total' }) piecesTotal!: number;

  /** Number of stored sentences, and the position of the next one. */
  @Column('integer', { name: 'pieces_done' }) piecesDone!: number;

  @Column('integer') tries!: number;

  /** Requested by the owner: visitors cannot cancel it. */
  @Column('boolean', { name: 'is_owners' }) isOwners!: boolean;

  /** Whether it has a job; most of the owner's previews wait for one. */
  @Column('boolean', { name: 'is_promised' }) isPromised!: boolean;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode!: FailureCode | null;

  /** For the owner; without API keys and addresses. */
  @Column('text', { name: 'failure_detail', nullable: true }) failureDetail!: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;

  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
  @Column('text', { nullable: true }) sha256!: string | null;
  @Column('text', { default: 'mp3' }) extension!: SoundExtension;
  @Column('integer', { name: 'size_bytes', nullable: true }) sizeBytes!: number | null;
  @Column('integer', { name: 'duration_ms', nullable: true }) durationMs!: number | null;

  @Column('jsonb', { nullable: true }) waveform!: number[] | null;

  @Column('jsonb', { nullable: true })
  spans!: { startMs: number; endMs: number }[] | null;
}

@Entity('preview_pieces')
export class PreviewPiece {
  @PrimaryColumn('uuid', { name: 'making_id' }) makingId!: string;
  @PrimaryColumn('integer') position!: number;
  @Column('bytea') wav!: Uint8Array;
}

/** A visitor's request, anonymous; the visitor holds its token. */
@Entity('preview_wishes')
export class PreviewRequest {
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('uuid', { name: 'making_id' }) makingId!: string;

  /** Keyed fingerprint of the caller's network address. */
  @Column('text', { name: 'source_hash' }) sourceHash!: string;

  /**
   * Whether the request started the preview and counts toward the limit; joining one in progress does not.
   */
  @Column('boolean', { name: 'is_new' }) isNew!: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'taken_back_at', nullable: true }) takenBackAt!: Date | null;
}

/** A stored preview, in the columns of the specification. */
@Entity('audio_previews')
export class AudioPreview {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'book_title' }) bookTitle!: string;
  @Column('text', { name: 'voice_type' }) voiceType!: string;
  @Column('text', { name: 'audio_url' }) audioUrl!: string;
  @Column('text', { name: 'text_excerpt' }) textExcerpt!: string;
  @Column('timestamptz', { name: 'generated_at' }) generatedAt!: Date;

  @Column('text', { name: 'download_count' }) downloadCount!: string;
}
