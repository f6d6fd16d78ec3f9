import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ProgressStatus } from './progress-rules.js';

/** A recommendation: the specification's table resource_recommendations. */
@Entity('resource_recommendations')
export class StoredRecommendation {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'assessment_id' }) assessmentId!: string;
  @Column('text', { name: 'topic_id' }) topicId!: string;

  /** The first of its books, if there is one. */
  @Column('text', { name: 'book_id', nullable: true }) bookId!: string | null;

  /** 1 is high, 2 medium, 3 other. */
  @Column('integer') priority!: number;
  @Column('text', { name: 'recommendation_type' }) recommendationType!: string;

  /** Reason: the answers that led to it, in a sentence. */
  @Column('text', { name: 'custom_guidance', nullable: true }) customGuidance!: string | null;
  @Column('text', { name: 'estimated_time_needed', nullable: true }) estimatedTimeNeeded!: string | null;
  @Column('text', { name: 'progress_status', nullable: true }) progressStatus!: ProgressStatus | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Snapshot of a recommendation, because its topic may be rewritten later. */
@Entity('recommendation_details')
export class RecommendationDetails {
  @PrimaryColumn('text', { name: 'recommendation_id' }) recommendationId!: string;

  /** From 0. */
  @Column('integer') position!: number;
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('text') difficulty!: string;
  @Column('text', { name: 'key_points', array: true }) keyPoints!: string[];
  @Column('text', { name: 'book_references', array: true }) bookReferences!: string[];
}

/** One of the topics of `content/legal-topics`: the specification's table legal_topics. */
@Entity('legal_topics')
export class LegalTopicRow {
  @PrimaryColumn('text') id!: string;
  @Column('text') name!: string;
  @Column('text') category!: string;
  @Column('text') description!: string;
  @Column('text') difficulty!: string;
  @Column('text', { name: 'book_references', array: true, nullable: true }) bookReferences!: string[] | null;
  @Column('text', { name: 'key_points', array: true, nullable: true }) keyPoints!: string[] | null;
  @Column('text', { name: 'related_topics', array: true, nullable: true }) relatedTopics!: string[] | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
