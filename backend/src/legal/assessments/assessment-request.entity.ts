import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Remembers which assessment a request led to, so that its repetition finds the same one. */
@Entity('assessment_requests')
export class AssessmentRequest {
  /** SHA-256 of the idempotency key (or of what stands in for it). */
  @PrimaryColumn('text', { name: 'key_hash' })
  keyHash!: string;

  /** SHA-256 of what was answered: the same key with other answers is a mistake. */
  @Column('text')
  fingerprint!: string;

  @Column('text', { name: 'assessment_id' })
  assessmentId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
