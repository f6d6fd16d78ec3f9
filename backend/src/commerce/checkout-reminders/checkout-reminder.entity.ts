import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** At most one for each unpaid order. */
@Entity('checkout_reminders')
export class CheckoutReminder {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'reminded_at' }) remindedAt!: Date;
}
