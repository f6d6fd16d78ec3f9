import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A film that the author uploaded. */
@Entity('owner_films')
export class OwnerFilm {
  @PrimaryColumn('uuid') id!: string;
  /** Of the upload. */
  @Column('text', { name: 'file_name' }) fileName!: string;
  /** Of the upload: the same file twice is one film. */
  @Column('text', { name: 'upload_sha256', unique: true }) uploadSha256!: string;
  /** Of the stored file. */
  @Column('text') sha256!: string;
  @Column('integer', { name: 'size_bytes' }) sizeBytes!: number;
  @Column('integer', { name: 'duration_ms' }) durationMs!: number;
  @Column('text') who!: string;
  @Column('timestamptz', { name: 'uploaded_at' }) uploadedAt!: Date;
}
