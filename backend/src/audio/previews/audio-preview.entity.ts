import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A preview that is ready, in the columns of the specification. */
@Entity('audio_previews')
export class AudioPreview {
  @PrimaryColumn('text')
  id!: string;

  @Column('text', { name: 'book_title' })
  bookTitle!: string;

  @Column('text', { name: 'voice_type' })
  voiceType!: string;

  @Column('text', { name: 'audio_url' })
  audioUrl!: string;

  @Column('text', { name: 'text_excerpt' })
  textExcerpt!: string;

  @Column('timestamptz', { name: 'generated_at' })
  generatedAt!: Date;

  /** A number, kept as text. */
  @Column('text', { name: 'download_count' })
  downloadCount!: string;
}
