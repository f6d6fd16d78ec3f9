import type { Answers } from './answers.js';
import type { GuidanceWords } from './guidance.js';
import type { Ground, WeighedTopic } from './weigh.js';

const answersNamed = 3;

/** The answers that led to a topic, the strongest three, in a sentence. */
export function why(
  { grounds }: Pick<WeighedTopic, 'grounds'>,
  questionnaire: Answers['questionnaire'],
  { why: { sentence, joint, lastJoint }, questions }: GuidanceWords,
): string {
  const named: Ground[] = [];
  for (const ground of grounds.flatMap(({ answers }) => answers)) {
    const isNamed = named.some(
      ({ question, option }) => question === ground.question && option === ground.option,
    );
    if (!isNamed && named.length < answersNamed) named.push(ground);
  }
  const clauses = named.flatMap(({ question, option }) => {
    const clause = questions[questionnaire][question]?.options?.[option]?.because;
    return clause ? [clause] : [];
  });
  const last = clauses.pop() ?? '';
  return sentence.replace('{answers}', () =>
    clauses.length > 0 ? `${clauses.join(joint)}${lastJoint}${last}` : last,
  );
}

/** 20 → `About 20 minutes`, 60 → `About an hour`, 120 → `About 2 hours`. */
export function timeNeeded(minutes: number, { time }: GuidanceWords): string {
  if (minutes === 60) return time.hour;
  const isHours = minutes % 60 === 0;
  return (isHours ? time.hours : time.minutes).replace('{count}', String(isHours ? minutes / 60 : minutes));
}
