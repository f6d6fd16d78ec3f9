import type { Answers, CompanionChoices, EmbeddedChoices } from './answers.js';

/** Somebody in haste is not helped by a long list. */
const byUrgency: Readonly<Record<CompanionChoices['urgencyLevel'], number>> = {
  immediate: 7,
  within_month: 8,
  within_year: 9,
  planning_ahead: 10,
};

const byTime: Readonly<Record<EmbeddedChoices['timeCommitment'], number>> = {
  minimal: 6,
  moderate: 8,
  substantial: 10,
  intensive: 12,
};

const concernsWithinThat = 3;
const atMost = 12;

/** How many recommendations suit the answers: 6 to 12, more where many concerns are to be met. */
export function howMany(answers: Answers): number {
  const [usual, concerns] =
    answers.questionnaire === 'companion'
      ? [byUrgency[answers.urgencyLevel], answers.specificConcerns]
      : [byTime[answers.timeCommitment], answers.primaryConcerns];
  return Math.min(atMost, usual + Math.max(0, concerns.length - concernsWithinThat));
}
