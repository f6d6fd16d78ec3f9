import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('order_dispatches')
export class OrderDispatch {
  @PrimaryColumn('text', { name: 'order_id' }) orderId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'sent_at' }) sentAt!: Date;
  @Column('text', { name: 'tracking_number', nullable: true }) trackingNumber!: string | null;
}
