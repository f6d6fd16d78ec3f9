import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { FailureCode } from '../speech/speech-failure.js';
import type { Speaker } from '../speech/speech-synthesizer.js';
import type { PreviewStatus } from './preview-rules.js';

/** A spoken preview in the making, from the first request for it until it is heard, and as long as it is. */
@Entity('preview_makings')
export class PreviewMaking {
  /** Of the preview as well, once it is ready. */
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'book_id' }) bookId!: string;
  @Column('text', { name: 'book_title' }) bookTitle!: string;
  @Column('text') voice!: string;
  @Column('text', { name: 'text_hash' }) textHash!: string;
  @Column('text') speaker!: Speaker;
  @Column('text') status!: PreviewStatus;

  /** What is said, as it was when the making began: a release in between does not mix two texts. */
  @Column('jsonb')
  sentences!: { text: string; endsParagraph: boolean }[];

  /** Of all sentences together: what a paid voice costs. */
  @Column('integer') characters!: number;
  @Column('integer', { name: 'pieces_total' }) piecesTotal!: number;

  /** Sentences that are spoken and kept; the next one is at this position. */
  @Column('integer', { name: 'pieces_done' }) piecesDone!: number;

  /** Of the piece in hand, in vain. */
  @Column('integer') tries!: number;

  /** Wanted by the owner: no visitor takes it back. */
  @Column('boolean', { name: 'is_owners' }) isOwners!: boolean;

  /** Whether there is a job for it; of what the owner wants at once, most have to wait for theirs. */
  @Column('boolean', { name: 'is_promised' }) isPromised!: boolean;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode!: FailureCode | null;

  /** For the owner; no key and no address. */
  @Column('text', { name: 'failure_detail', nullable: true }) failureDetail!: string | null;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;

  /** When its status or its progress last changed. */
  @Column('timestamptz', { name: 'changed_at' }) changedAt!: Date;
  @Column('text', { nullable: true }) sha256!: string | null;
  @Column('integer', { name: 'size_bytes', nullable: true }) sizeBytes!: number | null;
  @Column('integer', { name: 'duration_ms', nullable: true }) durationMs!: number | null;

  /** 200 levels from 0 to 100. */
  @Column('jsonb', { nullable: true }) waveform!: number[] | null;

  /** When each sentence is heard. */
  @Column('jsonb', { nullable: true })
  spans!: { startMs: number; endMs: number }[] | null;
}

/** A sentence that is spoken, until all of them are one recording. */
@Entity('preview_pieces')
export class PreviewPiece {
  @PrimaryColumn('uuid', { name: 'making_id' }) makingId!: string;
  @PrimaryColumn('integer') position!: number;
  @Column('bytea') wav!: Uint8Array;
}

/** A visitor waits for a preview. Who they are nobody knows: they hold the token. */
@Entity('preview_wishes')
export class PreviewRequest {
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('uuid', { name: 'making_id' }) makingId!: string;

  /** A fingerprint of the network that the call came from, with the site's own key. */
  @Column('text', { name: 'source_hash' }) sourceHash!: string;

  /** Had it made, and counts; whoever finds it under way does not. */
  @Column('boolean', { name: 'is_new' }) isNew!: boolean;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'taken_back_at', nullable: true }) takenBackAt!: Date | null;
}

/** A preview that is ready, in the columns of the specification. */
@Entity('audio_previews')
export class AudioPreview {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'book_title' }) bookTitle!: string;
  @Column('text', { name: 'voice_type' }) voiceType!: string;
  @Column('text', { name: 'audio_url' }) audioUrl!: string;
  @Column('text', { name: 'text_excerpt' }) textExcerpt!: string;
  @Column('timestamptz', { name: 'generated_at' }) generatedAt!: Date;

  /** A number, kept as text. */
  @Column('text', { name: 'download_count' }) downloadCount!: string;
}
