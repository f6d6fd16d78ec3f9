import { legalGuidance } from '@lectern/catalogue/legal-guidance';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { AnswerCountDto, AnswerGroupDto, AssessmentCountsDto } from './assessment-statistics.dto.js';
import { type AnswerCountRow, countAnswers } from './assessment-statistics.queries.js';

type By = AnswerGroupDto['by'];

const GROUPS: readonly By[] = ['questionnaire', 'situation', 'urgency', 'experience', 'month'];

/** Labels of answers; both questionnaires ask similar questions by different names. */
function labelsOf(...names: string[]): Map<string, string> {
  const questions = Object.values(legalGuidance?.questions ?? {}) as Record<
    string,
    { options?: Record<string, { label: string }> } | undefined
  >[];
  const options = questions.flatMap((byName) => names.map((name) => byName[name]?.options ?? {}));
  return new Map(options.flatMap((each) => Object.entries(each).map(([value, { label }]) => [value, label])));
}

const labelsOfGroups = (): Record<By, ReadonlyMap<string, string>> => ({
  questionnaire: new Map([
    ['companion', 'On this site'],
    ['embedded', 'On other people’s pages'],
  ]),
  situation: labelsOf('legalSituation'),
  urgency: labelsOf('urgencyLevel'),
  experience: labelsOf('experienceLevel', 'previousExperience'),
  month: new Map(),
});

@Injectable()
export class AssessmentStatistics {
  constructor(private readonly database: Database) {}

  async count(): Promise<AssessmentCountsDto> {
    const rows = await countAnswers(this.database.manager);
    const labels = labelsOfGroups();
    return {
      total: roundedCount(rows.find(({ by }) => by === 'total')?.count ?? 0),
      groups: GROUPS.map((by) => ({ by, counts: countsOf(by, rows, labels[by]) })),
    };
  }
}

/** Sorted by rounded count, so that the order reveals nothing more. */
function countsOf(
  by: By,
  rows: readonly AnswerCountRow[],
  labels: ReadonlyMap<string, string>,
): AnswerCountDto[] {
  const counts = rows
    .filter((row) => row.by === by)
    .map(({ value, count }) => ({
      value,
      label: labels.get(value) ?? value,
      count: roundedCount(count),
    }));
  if (by === 'month') return counts.sort((a, b) => b.value.localeCompare(a.value));
  return counts.sort((a, b) => b.count.from - a.count.from || a.label.localeCompare(b.label));
}

/** Counts are rounded to it, so that no person can be recognized. */
const ROUNDING = 5;

/** `from` to `to`, inclusive. */
interface RoundedCount {
  from: number;
  to: number;
  /** In words: “fewer than 5”, “10 to 14”. */
  words: string;
}

/** Rounds a count: exact ones would reveal a hidden one by subtraction, and show a single new answer. */
export function roundedCount(count: number): RoundedCount {
  const from = Math.floor(count / ROUNDING) * ROUNDING;
  const to = from + ROUNDING - 1;
  return { from, to, words: from === 0 ? `fewer than ${ROUNDING}` : `${from} to ${to}` };
}
