import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A recommendation as it was when it was made, in its place: a topic may be rewritten later. */
@Entity('recommendation_details')
export class RecommendationDetails {
  @PrimaryColumn('text', { name: 'recommendation_id' })
  recommendationId!: string;

  /** From 0. */
  @Column('integer')
  position!: number;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text')
  difficulty!: string;

  @Column('text', { name: 'key_points', array: true })
  keyPoints!: string[];

  @Column('text', { name: 'book_references', array: true })
  bookReferences!: string[];
}
