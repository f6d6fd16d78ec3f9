import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Work that a transaction owes: written with it, closed by the transaction that does the work. */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('bigint', { generated: 'increment' })
  seq!: string;

  @Column('text')
  job!: string;

  @Column('jsonb')
  payload!: object;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'dispatched_at', nullable: true })
  dispatchedAt!: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;
}
