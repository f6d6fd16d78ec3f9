import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ProgressStatus, ResourceType } from '../recommendations/progress-rules.js';

/** Progress on one recommendation: the specification's table user_progress. */
@Entity('user_progress')
export class UserProgress {
  @PrimaryColumn('text') id!: string;

  @Column('text', { name: 'user_email' }) userEmail!: string;
  @Column('text', { name: 'recommendation_id', unique: true }) recommendationId!: string;
  @Column('text') status!: ProgressStatus;
  @Column('text', { nullable: true }) notes!: string | null;

  /** In minutes. */
  @Column('integer', { name: 'time_spent', nullable: true }) timeSpentMinutes!: number | null;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt!: Date | null;
  @Column('timestamptz', { name: 'last_accessed_at' }) lastAccessedAt!: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** A bookmark: the specification's table legal_resource_bookmarks. */
@Entity('legal_resource_bookmarks')
export class Bookmark {
  @PrimaryColumn('text') id!: string;

  @Column('text', { name: 'user_email' }) userEmail!: string;
  @Column('text', { name: 'topic_id', nullable: true }) topicId!: string | null;
  @Column('text', { name: 'book_id', nullable: true }) bookId!: string | null;
  @Column('text', { name: 'resource_type' }) resourceType!: ResourceType;
  @Column('text') title!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { array: true, nullable: true }) tags!: string[] | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** Assessment of a bookmark: access and deletion follow it. */
@Entity('bookmark_details')
export class BookmarkDetails {
  @PrimaryColumn('text', { name: 'bookmark_id' }) bookmarkId!: string;
  @Column('text', { name: 'assessment_id' }) assessmentId!: string;
}
