import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That the buyer's mail with her links has gone out. */
@Entity('order_mails')
export class OrderMail {
  @PrimaryColumn('text', { name: 'order_id' })
  orderId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'sent_at' })
  sentAt!: Date;
}
