import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email of the series that was enqueued for a reader: nobody gets one twice, whatever else they take. */
@Entity('series_letters')
export class SeriesEmail {
  @PrimaryColumn('text', { name: 'subscription_id' }) subscriptionId!: string;

  /** As `content/newsletter.json` names it. */
  @PrimaryColumn('text', { name: 'letter_id' }) letterId!: string;
  @Column('timestamptz', { name: 'due_at' }) dueAt!: Date;
}
