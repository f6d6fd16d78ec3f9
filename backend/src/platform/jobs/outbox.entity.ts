import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Work that a transaction owes: written with it, closed by the transaction that does the work. */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('bigint', { generated: 'increment' }) seq!: string;
  @Column('text') job!: string;
  @Column('jsonb') payload!: object;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;

  /** When it is to be dispatched (again); null when that is over. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt!: Date | null;

  /** Of one job only one row of a key is open at a time. */
  @Column('text', { name: 'dedup_key', nullable: true }) dedupKey!: string | null;
  @Column('timestamptz', { name: 'dispatched_at', nullable: true }) dispatchedAt!: Date | null;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;

  /** How many times all attempts were used up in vain. */
  @Column('integer') failures!: number;

  /** Set from the last of these until it is dispatched once more. */
  @Column('timestamptz', { name: 'failed_at', nullable: true }) failedAt!: Date | null;

  /** Why the last attempt failed, without personal data. */
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null;

  /** Since when it waits for the owner, because it was found late; null otherwise. */
  @Column('timestamptz', { name: 'held_at', nullable: true }) heldAt!: Date | null;

  /** When a held one was due. */
  @Column('timestamptz', { name: 'held_due_at', nullable: true }) heldDueAt!: Date | null;

  /** The request that it was enqueued in, directly or by way of another job. */
  @Column('text', { name: 'request_id', nullable: true }) requestId!: string | null;
}
