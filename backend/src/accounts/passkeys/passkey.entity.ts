import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A passkey of a device or a synced account. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid') id!: string;

  /** Credential id from the device: base64url. */
  @Column('text', { name: 'credential_id', unique: true }) credentialId!: string;
  @Column('text', { name: 'user_id' }) userId!: string;
  @Column('text') name!: string;

  /** In COSE. */
  @Column('bytea', { name: 'public_key' }) publicKey!: Buffer;

  /** Use counter of the device; many devices stay at 0. A bigint: text to the driver. */
  @Column('bigint', { name: 'use_count' }) useCount!: string;
  @Column('text', { array: true }) transports!: string[];
  @Column('boolean', { name: 'is_synced' }) isSynced!: boolean;

  /**
   * Whether the password alone no longer signs in. Passkeys from before this rule count from their next use
   * on.
   */
  @Column('boolean', { name: 'is_second_step' }) isSecondStep!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
}
