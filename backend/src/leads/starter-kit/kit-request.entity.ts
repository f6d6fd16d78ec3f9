import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Request for the free kit. Its two links are stored as hashes: one of the page, one of the email. */
@Entity('kit_requests')
export class KitRequest {
  @PrimaryColumn('text') id!: string;
  @Column('text') email!: string;
  @Column('text') name!: string;
  @Column('text', { name: 'token_hash', unique: true }) tokenHash!: string;

  /** Null until the email was sent; stays null if the address had one recently. */
  @Column('text', { name: 'mailed_token_hash', nullable: true, unique: true })
  mailedTokenHash!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
