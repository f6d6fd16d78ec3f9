import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { FileFormat } from '../products/file-format.js';

/** A buyer's right to one file. One set for each order, however often delivery runs. */
@Entity('download_grants')
export class DownloadGrant {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  @Column('text', { name: 'product_id' })
  productId!: string;

  /** Storage key. */
  @Column('text', { name: 'file_path' })
  filePath!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'file_format' })
  fileFormat!: FileFormat;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
