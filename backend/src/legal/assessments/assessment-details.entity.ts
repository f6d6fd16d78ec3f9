import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the specification's table has no column for. */
@Entity('assessment_details')
export class AssessmentDetails {
  @PrimaryColumn('text', { name: 'assessment_id' })
  assessmentId!: string;

  @Column('text')
  questionnaire!: 'companion' | 'embedded';

  /** Of the rules that made its recommendations. */
  @Column('text', { name: 'rules_version' })
  rulesVersion!: string;

  /** This and what follows: of the embedded questionnaire alone. */
  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { name: 'timeline_needed', nullable: true })
  timelineNeeded!: string | null;

  @Column('text', { name: 'current_representation', nullable: true })
  currentRepresentation!: string | null;

  @Column('text', { name: 'preferred_format', nullable: true })
  preferredFormat!: string | null;

  @Column('text', { name: 'time_commitment', nullable: true })
  timeCommitment!: string | null;

  @Column('text', { name: 'additional_needs', nullable: true })
  additionalNeeds!: string | null;

  /** Twelve months after its last use; then all of it goes. */
  @Column('timestamptz', { name: 'kept_until' })
  keptUntil!: Date;
}
