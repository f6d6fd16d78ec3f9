import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { AnswerCountDto, AnswerGroupDto, AssessmentCountsDto } from './assessment-statistics.dto.js';

type By = AnswerGroupDto['by'];

/** One pass over the table, without addresses. */
const COUNTS = `WITH answers AS (
    SELECT a.legal_situation AS situation, a.urgency_level AS urgency, a.experience_level AS experience,
      to_char(a.created_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, coalesce(d.questionnaire, 'companion') AS questionnaire
    FROM user_assessments a LEFT JOIN assessment_details d ON d.assessment_id = a.id)
  SELECT CASE WHEN grouping(questionnaire) = 0 THEN 'questionnaire' WHEN grouping(situation) = 0 THEN 'situation'
      WHEN grouping(urgency) = 0 THEN 'urgency' WHEN grouping(experience) = 0 THEN 'experience'
      WHEN grouping(month) = 0 THEN 'month' ELSE 'total' END AS by,
    coalesce(questionnaire, situation, urgency, experience, month, '') AS value, count(*)::int AS count
  FROM answers GROUP BY GROUPING SETS ((questionnaire), (situation), (urgency), (experience), (month), ())`;

const GROUPS: readonly By[] = ['questionnaire', 'situation', 'urgency', 'experience', 'month'];

interface Row {
  by: By | 'total';
  value: string;
  count: number;
}

/** Labels of answers; both questionnaires ask similar questions by different names. */
function labelsOf(...names: string[]): Map<string, string> {
  const questions = Object.values(legalGuidance.questions) as Record<
    string,
    { options?: Record<string, { label: string }> } | undefined
  >[];
  const options = questions.flatMap((asked) => names.map((name) => asked[name]?.options ?? {}));
  return new Map(options.flatMap((each) => Object.entries(each).map(([value, { label }]) => [value, label])));
}

const LABELS: Record<By, ReadonlyMap<string, string>> = {
  questionnaire: new Map([
    ['companion', 'On this site'],
    ['embedded', 'On other people’s pages'],
  ]),
  situation: labelsOf('legalSituation'),
  urgency: labelsOf('urgencyLevel'),
  experience: labelsOf('experienceLevel', 'previousExperience'),
  month: new Map(),
};

@Injectable()
export class AssessmentStatistics {
  constructor(private readonly database: Database) {}

  /** Anonymous counts per answer. */
  async count(): Promise<AssessmentCountsDto> {
    const rows = await this.database.manager.query<Row[]>(COUNTS);
    return {
      total: roundedCount(rows.find(({ by }) => by === 'total')?.count ?? 0),
      groups: GROUPS.map((by) => ({ by, counts: countsOf(by, rows) })),
    };
  }
}

/** Sorted by rounded count, so that the order reveals nothing more. */
function countsOf(by: By, rows: readonly Row[]): AnswerCountDto[] {
  const counts = rows
    .filter((row) => row.by === by)
    .map(({ value, count }) => ({
      value,
      label: LABELS[by].get(value) ?? value,
      count: roundedCount(count),
    }));
  if (by === 'month') return counts.sort((a, b) => b.value.localeCompare(a.value));
  return counts.sort((a, b) => b.count.from - a.count.from || a.label.localeCompare(b.label));
}

/** Below this number a person might be recognized. */
const FEW = 5;

/** A rounded count: `from` to `to`, both included. */
interface RoundedCount {
  from: number;
  to: number;
  /** In words: “fewer than 5”, “10 to 14”. */
  words: string;
}

/**
 * Rounds a count to fives. Exact counts would reveal a hidden one by subtraction, and show a single new
 * answer.
 */
export function roundedCount(count: number): RoundedCount {
  const from = Math.floor(count / FEW) * FEW;
  const to = from + FEW - 1;
  return { from, to, words: from === 0 ? `fewer than ${FEW}` : `${from} to ${to}` };
}
