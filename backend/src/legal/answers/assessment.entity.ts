import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/**
 * Answers: the specification's table user_assessments. It fits both questionnaires; further answers of the
 * embedded one are in `assessment_details`.
 */
@Entity('user_assessments')
export class Assessment {
  @PrimaryColumn('text') id!: string;

  @Column('text', { name: 'user_email' }) userEmail!: string;
  @Column('text', { name: 'legal_situation' }) legalSituation!: string;
  @Column('text', { name: 'urgency_level' }) urgencyLevel!: string;
  @Column('text', { name: 'experience_level' }) experienceLevel!: string;

  @Column('text', { name: 'specific_concerns', array: true, nullable: true })
  specificConcerns!: string[] | null;

  @Column('text', { name: 'preferred_learning_style', nullable: true })
  preferredLearningStyle!: string | null;

  @Column('text', { name: 'budget_considerations', nullable: true }) budgetConsiderations!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}

/** Data without a column in the specification's table. */
@Entity('assessment_details')
export class AssessmentDetails {
  @PrimaryColumn('text', { name: 'assessment_id' }) assessmentId!: string;
  @Column('text') questionnaire!: 'companion' | 'embedded';

  @Column('text', { name: 'rules_version' }) rulesVersion!: string;

  /** This and the following columns: embedded questionnaire only. */
  @Column('text', { nullable: true }) name!: string | null;
  @Column('text', { name: 'timeline_needed', nullable: true }) timelineNeeded!: string | null;
  @Column('text', { name: 'current_representation', nullable: true }) currentRepresentation!: string | null;
  @Column('text', { name: 'preferred_format', nullable: true }) preferredFormat!: string | null;
  @Column('text', { name: 'time_commitment', nullable: true }) timeCommitment!: string | null;
  @Column('text', { name: 'additional_needs', nullable: true }) additionalNeeds!: string | null;

  /** Twelve months after the last use; then all of it is deleted. */
  @Column('timestamptz', { name: 'kept_until' }) keptUntil!: Date;
}

/** Maps a request to its assessment, for idempotent repeats. */
@Entity('assessment_requests')
export class AssessmentRequest {
  /** Signed idempotency key, or its fallback. */
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of the answers: the same key with other answers is an error. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'assessment_id' }) assessmentId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
