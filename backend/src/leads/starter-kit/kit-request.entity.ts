import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** One request for the free kit. Only hashes of its links are kept: one for the screen, one for the email. */
@Entity('kit_requests')
export class KitRequest {
  @PrimaryColumn('text') id!: string;
  @Column('text') email!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'token_hash', unique: true }) tokenHash!: string;

  /** Null until an email has gone out, and for good where the address had one lately. */
  @Column('text', { name: 'mailed_token_hash', nullable: true, unique: true })
  mailedTokenHash!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
