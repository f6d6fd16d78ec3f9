import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Requested password reset: one row per user, deleted when a password is chosen. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text', { name: 'user_id', unique: true }) userId!: string;

  /** Of the newest link; null until the email is written. */
  @Column('text', { name: 'token_hash', nullable: true, unique: true }) tokenHash!: string | null;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;
}
