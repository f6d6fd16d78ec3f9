import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { FailureCode } from '../speech/speech-failure.js';
import type { Speaker } from '../speech/speech-synthesizer.js';
import type { PreviewStatus } from './preview-status.js';

/** A spoken preview in the making, from the first wish for it until it is heard, and as long as it is. */
@Entity('preview_makings')
export class PreviewMaking {
  /** Of the preview as well, once it is ready. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'book_id' })
  bookId!: string;

  @Column('text', { name: 'book_title' })
  bookTitle!: string;

  @Column('text')
  voice!: string;

  @Column('text', { name: 'text_hash' })
  textHash!: string;

  @Column('text')
  speaker!: Speaker;

  @Column('text')
  status!: PreviewStatus;

  /** What is said, as it was when the making began: a release in between does not mix two texts. */
  @Column('jsonb')
  sentences!: { text: string; endsParagraph: boolean }[];

  /** Of all sentences together: what a paid voice costs. */
  @Column('integer')
  characters!: number;

  @Column('integer', { name: 'pieces_total' })
  piecesTotal!: number;

  /** Sentences that are spoken and kept; the next one is at this position. */
  @Column('integer', { name: 'pieces_done' })
  piecesDone!: number;

  /** Of the piece in hand, in vain. */
  @Column('integer')
  tries!: number;

  /** Wanted by the owner: no visitor takes it back. */
  @Column('boolean', { name: 'is_owners' })
  isOwners!: boolean;

  /** Whether there is a job for it; of what the owner wants at once, most have to wait for theirs. */
  @Column('boolean', { name: 'is_promised' })
  isPromised!: boolean;

  @Column('text', { name: 'failure_code', nullable: true })
  failureCode!: FailureCode | null;

  /** For the owner; no key and no address. */
  @Column('text', { name: 'failure_detail', nullable: true })
  failureDetail!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When its status or its progress last changed. */
  @Column('timestamptz', { name: 'changed_at' })
  changedAt!: Date;

  @Column('text', { nullable: true })
  sha256!: string | null;

  @Column('integer', { name: 'size_bytes', nullable: true })
  sizeBytes!: number | null;

  @Column('integer', { name: 'duration_ms', nullable: true })
  durationMs!: number | null;

  /** 200 levels from 0 to 100. */
  @Column('jsonb', { nullable: true })
  waveform!: number[] | null;

  /** When each sentence is heard. */
  @Column('jsonb', { nullable: true })
  spans!: { startMs: number; endMs: number }[] | null;
}
