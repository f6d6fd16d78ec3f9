import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the goods of an order go by post. */
@Entity('order_addresses')
export class OrderAddress {
  @PrimaryColumn('text', { name: 'order_id' })
  orderId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  line1!: string;

  @Column('text', { nullable: true })
  line2!: string | null;

  @Column('text')
  city!: string;

  @Column('text')
  region!: string;

  @Column('text', { name: 'postal_code' })
  postalCode!: string;

  /** ISO 3166-1, two letters. */
  @Column('text')
  country!: string;
}
