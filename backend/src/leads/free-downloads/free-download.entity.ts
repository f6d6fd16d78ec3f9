import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Who took which free sample: the specification's table downloads. */
@Entity('downloads')
export class FreeDownload {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') email!: string;

  /** Id of the sample: `five-verses`. */
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text', { name: 'book_id', nullable: true }) bookId!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'downloaded_at' }) downloadedAt!: Date;
}
