import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ProgressStatus } from './progress-status.js';

/** How far somebody has come with one recommendation: the specification's table user_progress. */
@Entity('user_progress')
export class UserProgress {
  @PrimaryColumn('text')
  id!: string;

  /** In small letters. */
  @Column('text', { name: 'user_email' })
  userEmail!: string;

  @Column('text', { name: 'recommendation_id' })
  recommendationId!: string;

  @Column('text')
  status!: ProgressStatus;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** In minutes. */
  @Column('integer', { name: 'time_spent', nullable: true })
  timeSpentMinutes!: number | null;

  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;

  @Column('timestamptz', { name: 'last_accessed_at' })
  lastAccessedAt!: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
