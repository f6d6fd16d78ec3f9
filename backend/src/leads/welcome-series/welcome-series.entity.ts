import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email that was enqueued for a reader, so that later samples do not repeat it. */
@Entity('series_letters')
export class SeriesEmail {
  @PrimaryColumn('text', { name: 'subscription_id' }) subscriptionId!: string;

  /** Id in `content/newsletter.json`. */
  @PrimaryColumn('text', { name: 'letter_id' }) letterId!: string;
  @Column('timestamptz', { name: 'due_at' }) dueAt!: Date;
}
