import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One wish for the free kit. Only hashes of its links are kept: one for the screen, one for the letter. */
@Entity('kit_requests')
export class KitRequest {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { name: 'token_hash', unique: true })
  tokenHash!: string;

  /** Null until the letter has gone out. */
  @Column('text', { name: 'mailed_token_hash', nullable: true, unique: true })
  mailedTokenHash!: string | null;

  /** Null for a wish that gets no letter, because the address has just had one. */
  @Column('timestamptz', { name: 'mail_promised_at', nullable: true })
  mailPromisedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
