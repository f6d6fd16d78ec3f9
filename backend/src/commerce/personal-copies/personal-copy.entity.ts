import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { CopyFaultReason, CopyTrace } from './copy-line.js';

/** A product whose buyers get copies of their own. */
@Entity('personal_copy_products')
export class PersonalCopyProduct {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) since!: Date;
}

/** A file with a line of its buyer: noted before it is made, so that whatever happens next it is served or removed. */
@Entity('personal_copies')
export class PersonalCopy {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'grant_id' }) grantId!: string;

  /** What it is a copy of, in the storage. */
  @Column('text', { name: 'original_key' }) originalKey!: string;

  /** Of the original and the line. */
  @Column('text') fingerprint!: string;

  /** Where it lies itself. */
  @Column('text') key!: string;
  @Column('bigint', { name: 'size_bytes', nullable: true }) sizeBytes!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'noted_at' }) notedAt!: Date;

  /** Where it names its buyer; null until it is made, and for copies of older releases. */
  @Column('text', { nullable: true }) place!: CopyTrace['place'] | null;
  @Column('integer', { name: 'page_number', nullable: true }) pageNumber!: number | null;

  /** From then on it is served. */
  @Column('timestamptz', { name: 'made_at', nullable: true }) madeAt!: Date | null;

  /** From then on it is not, and its file is removed. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

/** A file of which no copy can be made: its buyers get the original. */
@Entity('personal_copy_faults')
export class PersonalCopyFault {
  @PrimaryColumn('text', { name: 'original_key' }) originalKey!: string;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') reason!: CopyFaultReason;
  @Column('integer', { default: 1 }) tries!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'noted_at' }) notedAt!: Date;
}
