import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { ImportedConsent } from './imported-reader-rules.js';

/** Where an imported subscription comes from, with the proof of consent that came with it. */
@Entity('subscription_origins')
export class SubscriptionOrigin {
  @PrimaryColumn('text', { name: 'subscription_id' }) subscriptionId!: string;

  /** Service, such as `mailchimp`. */
  @Column('text') source!: string;
  @Column('jsonb', { nullable: true }) consent!: ImportedConsent | null;

  /** Columns of the file that have no place here. */
  @Column('jsonb') details!: Readonly<Record<string, string>>;

  /** Waits for its confirmation request. */
  @Column('boolean', { name: 'is_to_ask', default: false }) isToAsk!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'imported_at' }) importedAt!: Date;
}

/** Pseudonym of an address that got a confirmation request because of an import. It gets no second one. */
@Entity('imported_confirmations')
export class ImportedConfirmation {
  @PrimaryColumn('text') pseudonym!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'asked_at' }) askedAt!: Date;
}
