import type { Answers } from './answers.js';
import type { GuidanceWords } from './guidance.js';
import type { Ground, LeadingRule } from './weigh.js';

/** So many answers make a sentence that is still read; taste is named only where less would be said. */
const answersNamed = 3;
const enoughAnswers = 2;

/**
 * The answers that led to a topic, the strongest three, in a sentence.
 *
 * @param at the topic's place
 */
export function why(
  at: number,
  leading: readonly LeadingRule[],
  questionnaire: Answers['questionnaire'],
  { why: { sentence, joint, lastJoint }, questions }: GuidanceWords,
): string {
  const named: Ground[] = [];
  const name = (from: 'brings' | 'lifts', atMost: number) => {
    for (const ground of strongestFirst(at, leading, from)) {
      const isNamed = named.some(
        ({ question, option }) => question === ground.question && option === ground.option,
      );
      if (!isNamed && named.length < atMost) named.push(ground);
    }
  };
  name('brings', answersNamed);
  if (named.length < enoughAnswers) name('lifts', enoughAnswers);
  const clauses = named.flatMap(({ question, option }) => {
    const clause = questions[questionnaire][question]?.options?.[option]?.because;
    return clause ? [clause] : [];
  });
  const last = clauses.pop() ?? '';
  return sentence.replace('{answers}', () =>
    clauses.length > 0 ? `${clauses.join(joint)}${lastJoint}${last}` : last,
  );
}

function strongestFirst(at: number, leading: readonly LeadingRule[], from: 'brings' | 'lifts'): Ground[] {
  const weightOf = ({ rule }: LeadingRule) => rule[from].get(at) ?? 0;
  return leading
    .filter((each) => weightOf(each) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .flatMap(({ grounds }) => grounds);
}

/** 20 → `About 20 minutes`, 60 → `About an hour`, 120 → `About 2 hours`. */
export function timeNeeded(minutes: number, { time }: GuidanceWords): string {
  if (minutes === 60) return time.hour;
  const isHours = minutes % 60 === 0;
  return (isHours ? time.hours : time.minutes).replace('{count}', String(isHours ? minutes / 60 : minutes));
}
