import type { Question, QuestionGroup, QuestionnaireDefinition } from '@lectern/widget-kit';

/** How much of a questionnaire is asked, and how much of it at once. */
export interface Asking {
  /** Nobody is asked who she is. */
  isPrivate: boolean;
  /** One group at a time: on a phone. */
  isNarrow: boolean;
}

/** The groups of a step that are asked at all. */
export function groupsOf(
  { steps }: Pick<QuestionnaireDefinition, 'steps'>,
  stepIndex: number,
  { isPrivate }: Pick<Asking, 'isPrivate'>,
): QuestionGroup[] {
  return (steps[stepIndex]?.groups ?? [])
    .map(({ questions }) => ({ questions: questions.filter((each) => !(isPrivate && each.isPersonal)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** The groups that are on the screen. */
export function shownGroups(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  place: { stepIndex: number; groupIndex: number },
  asking: Asking,
): QuestionGroup[] {
  const groups = groupsOf(definition, place.stepIndex, asking);
  return asking.isNarrow ? groups.slice(place.groupIndex, place.groupIndex + 1) : groups;
}

/** Every question that is asked, step by step. */
export function askedQuestions(
  definition: Pick<QuestionnaireDefinition, 'steps'>,
  asking: Pick<Asking, 'isPrivate'>,
): Question[] {
  return definition.steps.flatMap((_, stepIndex) =>
    groupsOf(definition, stepIndex, asking).flatMap(({ questions }) => questions),
  );
}
