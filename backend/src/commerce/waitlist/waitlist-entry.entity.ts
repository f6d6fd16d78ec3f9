import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Who wants to hear when a product is out. Counts only once it is confirmed. */
@Entity('release_notices')
export class WaitlistEntry {
  @PrimaryColumn('text') id!: string;

  /** In small letters. */
  @Column('text') email!: string;
  @Column('text', { name: 'product_id' }) productId!: string;

  /** When it was asked for, the last time before the yes. */
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;

  /** When the email that it is out was enqueued. */
  @Column('timestamptz', { name: 'promised_at', nullable: true }) promisedAt!: Date | null;

  /** When that email went out. */
  @Column('timestamptz', { name: 'told_at', nullable: true }) toldAt!: Date | null;
}
