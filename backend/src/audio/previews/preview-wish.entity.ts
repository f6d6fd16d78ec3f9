import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A visitor waits for a preview. Who she is nobody knows: she holds the token. */
@Entity('preview_wishes')
export class PreviewWish {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'making_id' })
  makingId!: string;

  /** A fingerprint of the network that she called from, with the site's own key. */
  @Column('text', { name: 'source_hash' })
  sourceHash!: string;

  /** Had it made, and counts; whoever finds it under way does not. */
  @Column('boolean', { name: 'is_new' })
  isNew!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt!: Date | null;
}
