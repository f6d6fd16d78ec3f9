import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One of the topics of `content/legal-topics`: the specification's table legal_topics. */
@Entity('legal_topics')
export class LegalTopicRow {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  category!: string;

  @Column('text')
  description!: string;

  @Column('text')
  difficulty!: string;

  @Column('text', { name: 'book_references', array: true, nullable: true })
  bookReferences!: string[] | null;

  @Column('text', { name: 'key_points', array: true, nullable: true })
  keyPoints!: string[] | null;

  @Column('text', { name: 'related_topics', array: true, nullable: true })
  relatedTopics!: string[] | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
