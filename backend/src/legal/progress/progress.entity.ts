import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ProgressStatus, ResourceType } from '../recommendations/progress-rules.js';

/** How far somebody has come with one recommendation: the specification's table user_progress. */
@Entity('user_progress')
export class UserProgress {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text', { name: 'user_email' }) userEmail!: string;
  @Column('text', { name: 'recommendation_id' }) recommendationId!: string;
  @Column('text') status!: ProgressStatus;
  @Column('text', { nullable: true }) notes!: string | null;

  /** In minutes. */
  @Column('integer', { name: 'time_spent', nullable: true }) timeSpentMinutes!: number | null;
  @Column('timestamptz', { name: 'completed_at', nullable: true }) completedAt!: Date | null;
  @Column('timestamptz', { name: 'last_accessed_at' }) lastAccessedAt!: Date;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** What somebody wants to find again: the specification's table legal_resource_bookmarks. */
@Entity('legal_resource_bookmarks')
export class Bookmark {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text', { name: 'user_email' }) userEmail!: string;
  @Column('text', { name: 'topic_id', nullable: true }) topicId!: string | null;
  @Column('text', { name: 'book_id', nullable: true }) bookId!: string | null;
  @Column('text', { name: 'resource_type' }) resourceType!: ResourceType;
  @Column('text') title!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { array: true, nullable: true }) tags!: string[] | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}

/** By which assessment a bookmark was set: whoever may read the one may read the other, and both go together. */
@Entity('bookmark_details')
export class BookmarkDetails {
  @PrimaryColumn('text', { name: 'bookmark_id' }) bookmarkId!: string;
  @Column('text', { name: 'assessment_id' }) assessmentId!: string;
}
