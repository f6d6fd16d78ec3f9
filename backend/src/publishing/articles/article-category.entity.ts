import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A category of the owner's. One with the id of a category of the content renames it. */
@Entity('article_categories')
export class ArticleCategory {
  /** Part of its address. */
  @PrimaryColumn('text') id!: string;
  @Column('text') label!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
