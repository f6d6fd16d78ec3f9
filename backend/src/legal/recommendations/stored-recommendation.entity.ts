import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ProgressStatus } from '../progress/progress-status.js';

/** What was recommended to whom: the specification's table resource_recommendations. */
@Entity('resource_recommendations')
export class StoredRecommendation {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'assessment_id' })
  assessmentId!: string;

  @Column('text', { name: 'topic_id' })
  topicId!: string;

  /** The first of its books, if there is one. */
  @Column('text', { name: 'book_id', nullable: true })
  bookId!: string | null;

  /** 1 is high, 2 medium, 3 other. */
  @Column('integer')
  priority!: number;

  @Column('text', { name: 'recommendation_type' })
  recommendationType!: string;

  /** Why: the answers that led to it, in a sentence. */
  @Column('text', { name: 'custom_guidance', nullable: true })
  customGuidance!: string | null;

  @Column('text', { name: 'estimated_time_needed', nullable: true })
  estimatedTimeNeeded!: string | null;

  @Column('text', { name: 'progress_status', nullable: true })
  progressStatus!: ProgressStatus | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
