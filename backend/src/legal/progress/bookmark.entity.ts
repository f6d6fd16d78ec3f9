import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ResourceType } from './resource-type.js';

/** What somebody wants to find again: the specification's table legal_resource_bookmarks. */
@Entity('legal_resource_bookmarks')
export class Bookmark {
  @PrimaryColumn('text')
  id!: string;

  /** In small letters. */
  @Column('text', { name: 'user_email' })
  userEmail!: string;

  @Column('text', { name: 'topic_id', nullable: true })
  topicId!: string | null;

  @Column('text', { name: 'book_id', nullable: true })
  bookId!: string | null;

  @Column('text', { name: 'resource_type' })
  resourceType!: ResourceType;

  @Column('text')
  title!: string;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { array: true, nullable: true })
  tags!: string[] | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
