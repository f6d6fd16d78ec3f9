import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/**
 * What somebody has answered: the specification's table user_assessments. Both questionnaires fit into it; what the
 * embedded one asks beyond it stands in `assessment_details`.
 */
@Entity('user_assessments')
export class Assessment {
  @PrimaryColumn('text')
  id!: string;

  /** In small letters. */
  @Column('text', { name: 'user_email' })
  userEmail!: string;

  @Column('text', { name: 'legal_situation' })
  legalSituation!: string;

  @Column('text', { name: 'urgency_level' })
  urgencyLevel!: string;

  @Column('text', { name: 'experience_level' })
  experienceLevel!: string;

  @Column('text', { name: 'specific_concerns', array: true, nullable: true })
  specificConcerns!: string[] | null;

  @Column('text', { name: 'preferred_learning_style', nullable: true })
  preferredLearningStyle!: string | null;

  @Column('text', { name: 'budget_considerations', nullable: true })
  budgetConsiderations!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;
}
