import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

import type { Fallback, PictureFailure, PictureKind, PictureState } from './picture-rules.js';

@Entity('pictures')
export class Picture {
  /** See `pictureIdOf`. */
  @PrimaryColumn('text') id!: string;
  @Column('text', { name: 'file_name' }) fileName!: string;
  @Column('text') kind!: PictureKind;
  @Column('text') state!: PictureState;
  @Column('text', { nullable: true }) failure!: PictureFailure | null;

  /** In pixels, turned as its EXIF data says. */
  @Column('integer') width!: number;
  @Column('integer') height!: number;
  /** Of the uploaded file. */
  @Column('integer', { name: 'size_bytes' }) sizeBytes!: number;

  /** Of the sizes in AVIF and WebP; empty for animations and drawings. */
  @Column('integer', { array: true, default: '{}' }) widths!: number[];
  /** Ending of `original.…`, which every browser shows; null until it is ready. */
  @Column('text', { nullable: true }) fallback!: Fallback | null;

  /** `#rrggbb`; null if it is not ready, is transparent, or was uploaded before colors were stored. */
  @Column('text', { name: 'dominant_color', nullable: true }) dominantColor!: string | null;

  @Column('text', { default: '' }) alt!: string;
  /** Focal point as fractions of the turned picture. */
  @Column('real', { name: 'focus_x', default: () => '0.5' }) focusX!: number;
  @Column('real', { name: 'focus_y', default: () => '0.5' }) focusY!: number;
  @Column('integer', { default: 1 }) version!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' }) changedAt!: Date;
  /** Deleted for good `BIN_DAYS` later. */
  @Column('timestamptz', { name: 'binned_at', nullable: true }) binnedAt!: Date | null;
}
