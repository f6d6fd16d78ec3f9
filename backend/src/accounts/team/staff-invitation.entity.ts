import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An invitation, until it is accepted or expires. */
@Entity('staff_invitations')
export class StaffInvitation {
  @PrimaryGeneratedColumn('uuid') id!: string;

  @Column('text', { unique: true }) email!: string;

  @Column('text', { name: 'invited_by' }) invitedBy!: string;

  /** Of the emailed link; null until the email is written. */
  @Column('text', { name: 'token_hash', nullable: true, unique: true }) tokenHash!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
