import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The code that was mailed to an address last. */
@Entity('companion_codes')
export class AccessCode {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
  @Column('text', { name: 'user_email', unique: true }) userEmail!: string;

  /** Its argon2id hash; null until an email with it was written. */
  @Column('text', { name: 'code_hash', nullable: true }) codeHash!: string | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
