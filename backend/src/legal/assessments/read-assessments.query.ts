import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { type AnswerColumns, answersOf } from './answer-columns.js';
import { KEPT_FOR } from './keeping.js';

/** An assessment as it is shown to whose it is. */
export interface ReadAssessment {
  id: string;
  email: string;
  questionnaire: 'companion' | 'embedded';
  rulesVersion: string;
  createdAt: Date;
  keptUntil: Date;
  /** By the names of the payload that brought them. */
  answers: Record<string, string | string[]>;
}

type Found = Omit<ReadAssessment, 'answers'> &
  AnswerColumns['assessment'] &
  AnswerColumns['details'] & { name: string | null; additionalNeeds: string | null };

const FIND = `SELECT a.id, a.user_email AS email, a.created_at AS "createdAt",
    a.legal_situation AS "legalSituation", a.urgency_level AS "urgencyLevel", a.experience_level AS "experienceLevel",
    a.specific_concerns AS "specificConcerns", a.preferred_learning_style AS "preferredLearningStyle",
    a.budget_considerations AS "budgetConsiderations",
    coalesce(d.questionnaire, 'companion') AS questionnaire, coalesce(d.rules_version, '') AS "rulesVersion",
    coalesce(d.kept_until, a.updated_at + interval '${KEPT_FOR}') AS "keptUntil",
    d.name, d.timeline_needed AS "timelineNeeded", d.current_representation AS "currentRepresentation",
    d.preferred_format AS "preferredFormat", d.time_commitment AS "timeCommitment",
    d.additional_needs AS "additionalNeeds"
  FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id
  WHERE a.id = ANY ($1) ORDER BY a.created_at DESC, a.id`;

/** What was answered, by ids, the newest first. */
@Injectable()
export class ReadAssessments {
  constructor(private readonly database: Database) {}

  async execute(ids: readonly string[]): Promise<ReadAssessment[]> {
    const found = await this.database.manager.query<Found[]>(FIND, [ids]);
    return found.map((row) => {
      const { id, email, questionnaire, rulesVersion, createdAt, keptUntil, name, additionalNeeds } = row;
      const words = { ...(name ? { name } : {}), ...(additionalNeeds ? { additionalNeeds } : {}) };
      const answers = { ...answersOf(row, row), ...words };
      return { id, email, questionnaire, rulesVersion, createdAt, keptUntil, answers };
    });
  }
}
