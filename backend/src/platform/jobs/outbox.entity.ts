import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A job, written by the transaction that enqueues it and closed by the one that does the work. */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('bigint', { generated: 'increment' }) seq!: string;
  @Column('text') job!: string;
  @Column('jsonb') payload!: object;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;

  /** When it is dispatched (again); null if it will not be. */
  @Column('timestamptz', { name: 'due_at', nullable: true }) dueAt!: Date | null;

  /** Only one row per job and key is open at a time. */
  @Column('text', { name: 'dedup_key', nullable: true }) dedupKey!: string | null;
  @Column('timestamptz', { name: 'dispatched_at', nullable: true }) dispatchedAt!: Date | null;
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;

  @Column('integer') failures!: number;

  /** Set from the last failure until it is dispatched again. */
  @Column('timestamptz', { name: 'failed_at', nullable: true }) failedAt!: Date | null;

  /** Why the last attempt failed, without personal data. */
  @Column('text', { name: 'last_error', nullable: true }) lastError!: string | null;

  /** When it was found late and held for the owner; null otherwise. */
  @Column('timestamptz', { name: 'held_at', nullable: true }) heldAt!: Date | null;

  /** Original due time of a held row. */
  @Column('timestamptz', { name: 'held_due_at', nullable: true }) heldDueAt!: Date | null;

  /** The request that enqueued it, directly or through another job. */
  @Column('text', { name: 'request_id', nullable: true }) requestId!: string | null;
}
