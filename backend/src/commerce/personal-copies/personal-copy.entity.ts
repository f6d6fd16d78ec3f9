import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { CopyFaultReason, CopyTrace } from './personal-copy-rules.js';

@Entity('personal_copy_products')
export class PersonalCopyProduct {
  @PrimaryColumn('text', { name: 'product_id' }) productId!: string;
  @CreateDateColumn({ type: 'timestamptz' }) since!: Date;
}

/** Recorded before it is made, so that after a crash it is served or removed. */
@Entity('personal_copies')
export class PersonalCopy {
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'order_id' }) orderId!: string;
  @Column('text', { name: 'grant_id' }) grantId!: string;
  @Column('text', { name: 'original_key' }) originalKey!: string;

  /** Hash of the original and the line. */
  @Column('text') fingerprint!: string;
  @Column('text', { unique: true }) key!: string;
  @Column('bigint', { name: 'size_bytes', nullable: true }) sizeBytes!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'noted_at' }) notedAt!: Date;

  /** Where it names its buyer; null until it is made, and for copies of older releases. */
  @Column('text', { nullable: true }) place!: CopyTrace['place'] | null;
  @Column('integer', { name: 'page_number', nullable: true }) pageNumber!: number | null;
  @Column('timestamptz', { name: 'made_at', nullable: true }) madeAt!: Date | null;

  /** Not served from this time on; its file is removed. */
  @Column('timestamptz', { name: 'ended_at', nullable: true }) endedAt!: Date | null;
}

/** A file that cannot be copied; its buyers get the original. */
@Entity('personal_copy_faults')
export class PersonalCopyFault {
  @PrimaryColumn('text', { name: 'original_key' }) originalKey!: string;
  @Column('text', { name: 'product_id' }) productId!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') reason!: CopyFaultReason;
  @Column('integer', { default: 1 }) tries!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'noted_at' }) notedAt!: Date;
}
