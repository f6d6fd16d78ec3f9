import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who is told of a new edition, by the newest of her orders. */
@Entity('edition_readers')
export class EditionReader {
  @PrimaryColumn('text', { name: 'edition_id' })
  editionId!: string;

  @PrimaryColumn('text', { name: 'order_id' })
  orderId!: string;

  /** `left`: the book was given back before the letter's turn came. */
  @Column('text')
  status!: 'waiting' | 'promised' | 'told' | 'left';
}
