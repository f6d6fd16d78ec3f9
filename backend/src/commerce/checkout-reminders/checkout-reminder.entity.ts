import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** That the buyer of an order that was never paid for was reminded of it: once, for good. */
@Entity('checkout_reminders')
export class CheckoutReminder {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'reminded_at' }) remindedAt!: Date;
}
