import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** An answer that was given from the desk. */
@Entity('contact_replies')
export class ContactReply {
  /** Chosen by whoever sends it: a second click sends the same answer, and it goes out once. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'message_id' })
  messageId!: string;

  /** The name of whoever wrote it. */
  @Column('text')
  who!: string;

  /** Markdown. */
  @Column('text')
  body!: string;

  /** The record of its delivery. */
  @Column('uuid', { name: 'delivery_id' })
  deliveryId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
