import type { Recommendation } from '@lectern/legal-guidance';
import type { Question, QuestionnaireDefinition } from '@lectern/widget-kit';
import { useMemo, useState } from 'react';
import { type Answer, type Answers, problemOf, askedQuestions } from '../answer.js';
import type { Recommender } from '../recommending/recommender.js';
import { type Movement, movementOf } from './movement.js';

export interface WhatIf {
  questions: readonly Question[];
  answers: Answers;
  problems: Readonly<Record<string, string>>;
  /** Hypothetical recommendations; null without changes, or while an answer is missing. */
  imagined: { recommendations: readonly Recommendation[]; movement: Movement } | null;
  answer(name: string, answer: Answer): void;
  reset(): void;
}

/** Computes recommendations for changed answers in the browser; nothing is sent. */
export function useWhatIf(
  own: Answers,
  definition: QuestionnaireDefinition,
  recommender: Recommender | null,
): WhatIf {
  const [changes, setChanges] = useState<Answers>({});
  const questions = askedQuestions(definition, { isPrivate: true }).filter((each) => 'options' in each);
  const answers = { ...own, ...changes };
  const problems = Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers[question.name]);
      return problem === undefined ? [] : [[question.name, problem] as const];
    }),
  );
  const isWhole = Object.keys(problems).length === 0;

  const imagined = useMemo(() => {
    if (!recommender || Object.keys(changes).length === 0 || !isWhole) return null;
    const { questionnaire, results } = definition;
    const before = recommender.recommend(questionnaire, own);
    const recommendations = recommender.recommend(questionnaire, { ...own, ...changes });
    const differences = recommender.differences(before, recommendations);
    return { recommendations, movement: movementOf(differences, before, results.whatIf) };
  }, [recommender, definition, own, changes, isWhole]);

  return {
    ...{ questions, answers, problems, imagined },
    answer: (name, answer) => setChanges((earlier) => ({ ...earlier, [name]: answer })),
    reset: () => setChanges({}),
  };
}
