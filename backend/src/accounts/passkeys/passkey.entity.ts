import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid') id!: string;

  /** Base64url. */
  @Column('text', { name: 'credential_id', unique: true }) credentialId!: string;
  @Column('text', { name: 'user_id' }) userId!: string;
  @Column('text') name!: string;

  /** COSE. */
  @Column('bytea', { name: 'public_key' }) publicKey!: Buffer;

  /** Signature counter; many devices stay at 0. The driver returns a bigint as text. */
  @Column('bigint', { name: 'use_count' }) useCount!: string;
  @Column('text', { array: true }) transports!: string[];
  @Column('boolean', { name: 'is_synced' }) isSynced!: boolean;

  /** Whether the password alone no longer signs in. Older passkeys count from their next use. */
  @Column('boolean', { name: 'is_second_step' }) isSecondStep!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
}
