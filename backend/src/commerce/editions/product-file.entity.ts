import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A file of an edition; one that a new edition takes over has a row in both. */
@Entity('product_files')
export class ProductFile {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'edition_id' })
  editionId!: string;

  /** A file that takes another's place takes its position. */
  @Column('integer')
  position!: number;

  /** In the storage. */
  @Column('text')
  key!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text')
  format!: string;

  @Column('bigint', { name: 'size_bytes', transformer: { to: (value: number) => value, from: Number } })
  sizeBytes!: number;

  /** Hexadecimal. */
  @Column('text')
  sha256!: string;
}
