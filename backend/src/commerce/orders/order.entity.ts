import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { OrderStatus } from './order-status.js';

@Entity('orders')
export class Order {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'customer_email' })
  customerEmail!: string;

  @Column('text', { name: 'customer_name', nullable: true })
  customerName!: string | null;

  @Column('text', { name: 'product_id' })
  productId!: string;

  @Column('integer')
  quantity!: number;

  /** US cents. */
  @Column('integer', { name: 'total_amount' })
  totalCents!: number;

  @Column('text', { name: 'stripe_payment_intent_id', nullable: true })
  stripePaymentIntentId!: string | null;

  @Column('text')
  status!: OrderStatus;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** When it was paid. */
  @Column('timestamptz', { name: 'completed_at', nullable: true })
  completedAt!: Date | null;
}
