import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What somebody of the staff wants remembered of an order. */
@Entity('order_notes')
export class OrderNote {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  /** The name of who wrote it. */
  @Column('text')
  author!: string;

  @Column('text')
  body!: string;

  /** Counts the changes: whoever saves names the one she saw. */
  @Column('integer')
  version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'edited_at', nullable: true })
  editedAt!: Date | null;

  @Column('text', { name: 'edited_by', nullable: true })
  editedBy!: string | null;
}
