import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The specification's record of finished downloads: one row a buyer and file, with a count. */
@Entity('digital_downloads')
export class DigitalDownload {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'order_id' })
  orderId!: string;

  @Column('text', { name: 'product_id' })
  productId!: string;

  @Column('text', { name: 'customer_email' })
  customerEmail!: string;

  @Column('text', { name: 'file_path' })
  filePath!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  @Column('text', { name: 'file_format' })
  fileFormat!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'downloaded_at' })
  downloadedAt!: Date;

  @Column('integer', { name: 'download_count' })
  downloadCount!: number;
}
