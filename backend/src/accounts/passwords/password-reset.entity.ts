import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody has asked for a new password: one row each, gone when it is chosen. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { name: 'user_id' }) userId!: string;

  /** Of the link in the newest email; null until that was written. */
  @Column('text', { name: 'token_hash', nullable: true }) tokenHash!: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;
}
