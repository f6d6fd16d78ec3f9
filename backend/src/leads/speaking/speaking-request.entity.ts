import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { SpeakingStage } from './speaking-rules.js';

@Entity('speaking_requests')
export class SpeakingRequest {
  @PrimaryColumn('text', { name: 'message_id' }) messageId!: string;
  @Column('text') stage!: SpeakingStage;

  /** `2027-05-14` */
  @Column('date', { name: 'event_on', nullable: true }) eventOn!: string | null;
  @Column('text') place!: string;

  /** Internal. */
  @Column('text') note!: string;

  /** Optimistic lock of date, place, and note: a save names the version that it edited. */
  @Column('integer') version!: number;

  /** Of the last save by a person. */
  @Column('timestamptz', { name: 'saved_at', nullable: true }) savedAt!: Date | null;
  @Column('text', { name: 'saved_by', nullable: true }) savedBy!: string | null;
  @Column('timestamptz', { name: 'moved_at' }) movedAt!: Date;
}
