import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A letter of the series that a reader was promised: no reader is promised one twice, whatever else she takes. */
@Entity('series_letters')
export class PromisedSeriesLetter {
  @PrimaryColumn('text', { name: 'subscription_id' })
  subscriptionId!: string;

  /** As `content/newsletter.json` names it. */
  @PrimaryColumn('text', { name: 'letter_id' })
  letterId!: string;

  @Column('timestamptz', { name: 'due_at' })
  dueAt!: Date;
}
