import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/**
 * What somebody has answered: the specification's table user_assessments. Both questionnaires fit into it; what the
 * embedded one asks beyond it stands in `assessment_details`.
 */
@Entity('user_assessments')
export class Assessment {
  @PrimaryColumn('text') id!: string;

  /** In lower case. */
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

/** What the specification's table has no column for. */
@Entity('assessment_details')
export class AssessmentDetails {
  @PrimaryColumn('text', { name: 'assessment_id' }) assessmentId!: string;
  @Column('text') questionnaire!: 'companion' | 'embedded';

  /** Of the rules that made its recommendations. */
  @Column('text', { name: 'rules_version' }) rulesVersion!: string;

  /** This and what follows: of the embedded questionnaire alone. */
  @Column('text', { nullable: true }) name!: string | null;
  @Column('text', { name: 'timeline_needed', nullable: true }) timelineNeeded!: string | null;
  @Column('text', { name: 'current_representation', nullable: true }) currentRepresentation!: string | null;
  @Column('text', { name: 'preferred_format', nullable: true }) preferredFormat!: string | null;
  @Column('text', { name: 'time_commitment', nullable: true }) timeCommitment!: string | null;
  @Column('text', { name: 'additional_needs', nullable: true }) additionalNeeds!: string | null;

  /** Twelve months after its last use; then all of it goes. */
  @Column('timestamptz', { name: 'kept_until' }) keptUntil!: Date;
}

/** Remembers which assessment a request led to, so that its repetition finds the same one. */
@Entity('assessment_requests')
export class AssessmentRequest {
  /** Of the idempotency key (or of what stands in for it), as the site signs it. */
  @PrimaryColumn('text', { name: 'key_hash' }) keyHash!: string;

  /** SHA-256 of what was answered: the same key with other answers is a mistake. */
  @Column('text') fingerprint!: string;
  @Column('text', { name: 'assessment_id' }) assessmentId!: string;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
