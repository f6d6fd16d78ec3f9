import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Remembers which order a request led to, so that its repetition finds the same one. */
@Entity('order_requests')
export class OrderRequest {
  /** SHA-256 of the idempotency key (or of what stands in for it). */
  @PrimaryColumn('text', { name: 'key_hash' })
  keyHash!: string;

  /** SHA-256 of what was asked for: the same key with another wish is a mistake. */
  @Column('text')
  fingerprint!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
