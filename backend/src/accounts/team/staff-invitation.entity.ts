import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody was asked to help, until they have joined or the time is over. */
@Entity('staff_invitations')
export class StaffInvitation {
  @PrimaryGeneratedColumn('uuid') id!: string;

  /** In lower case. */
  @Column('text') email!: string;

  /** The name of whoever has asked. */
  @Column('text', { name: 'invited_by' }) invitedBy!: string;

  /** Of the link in the email; null until that was written. */
  @Column('text', { name: 'token_hash', nullable: true }) tokenHash!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
