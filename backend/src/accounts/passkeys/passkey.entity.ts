import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A device, or an account, that signs for somebody. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid') id!: string;

  /** As the device names it: base64url. */
  @Column('text', { name: 'credential_id' }) credentialId!: string;
  @Column('text', { name: 'user_id' }) userId!: string;
  @Column('text') name!: string;

  /** In COSE. */
  @Column('bytea', { name: 'public_key' }) publicKey!: Buffer;

  /** As the device counts its uses; many do not, and stay at 0. A bigint: text to the driver. */
  @Column('bigint', { name: 'use_count' }) useCount!: string;
  @Column('text', { array: true }) transports!: string[];
  @Column('boolean', { name: 'is_synced' }) isSynced!: boolean;

  /** Whether the password alone opens nothing any more. One that was there before a passkey could be that counts from its next use on. */
  @Column('boolean', { name: 'is_second_step' }) isSecondStep!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
}
