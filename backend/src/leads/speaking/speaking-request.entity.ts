import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { SpeakingStage } from './speaking-rules.js';

/** A message that asks for a talk, and what comes of it. */
@Entity('speaking_requests')
export class SpeakingRequest {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') stage!: SpeakingStage;

  /** The day of the event: `2027-05-14`. */
  @Column('date', { name: 'event_on', nullable: true }) eventOn!: string | null;
  @Column('text') place!: string;

  /** For the staff alone. */
  @Column('text') note!: string;

  /** Counts the changes of date, place and note: whoever saves names the one they saw. */
  @Column('integer') version!: number;
  @Column('timestamptz', { name: 'moved_at' }) movedAt!: Date;
}
