import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A reminder that was sent for an unpaid order, at most one each. */
@Entity('checkout_reminders')
export class CheckoutReminder {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'reminded_at' }) remindedAt!: Date;
}
