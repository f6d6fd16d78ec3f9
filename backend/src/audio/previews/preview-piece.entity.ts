import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sentence that is spoken, until all of them are one recording. */
@Entity('preview_pieces')
export class PreviewPiece {
  @PrimaryColumn('uuid', { name: 'making_id' })
  makingId!: string;

  @PrimaryColumn('integer')
  position!: number;

  @Column('bytea')
  wav!: Uint8Array;
}
