import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A reader who waits for a release. Counts only after it is confirmed. */
@Entity('release_notices')
export class WaitlistEntry {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text') email!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** Last request before the confirmation. */
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;

  /** Release email was enqueued. */
  @Column('timestamptz', { name: 'promised_at', nullable: true }) promisedAt!: Date | null;

  /** Release email was sent. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt!: Date | null;
}
