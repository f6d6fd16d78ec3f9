import { type Answers, type QuestionnaireId, questionnaires } from '../questions.js';
import { answersFrom } from '../check-answers.js';

/** Deterministic pseudorandom numbers in [0, 1) (mulberry32). */
export function pseudorandomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function sampleAnswers(questionnaire: QuestionnaireId, next: () => number): Answers {
  const pick = <Option>(options: readonly Option[]) => options[Math.floor(next() * options.length)];
  const choices: Record<string, unknown> = {};
  for (const { name, kind, options = [] } of questionnaires[questionnaire]) {
    if (kind === 'one') choices[name] = pick(options);
    if (kind !== 'some') continue;
    const some = options.filter(() => next() < 1 / 3);
    choices[name] = some.length > 0 ? some : [pick(options)];
  }
  return answersFrom(questionnaire, choices);
}
