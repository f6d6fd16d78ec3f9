import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A download of a free sample (table of the specification). */
@Entity('downloads')
export class FreeDownload {
  @PrimaryColumn('text', { default: () => 'gen_random_uuid()' }) id!: string;
  @Column('text') email!: string;

  /** Id of the sample: `five-verses`. */
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text', { name: 'book_id', nullable: true }) bookId!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'downloaded_at' }) downloadedAt!: Date;
}
