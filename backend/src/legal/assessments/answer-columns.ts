import type { Answers } from '@lectern/legal-guidance';

/** Answers as the specification's table has them, and those for which it has no column. */
export interface AnswerColumns {
  assessment: {
    legalSituation: string;
    urgencyLevel: string;
    experienceLevel: string;
    specificConcerns: string[];
    preferredLearningStyle: string;
    budgetConsiderations: string;
  };
  details: {
    questionnaire: Answers['questionnaire'];
    timelineNeeded: string | null;
    currentRepresentation: string | null;
    preferredFormat: string | null;
    timeCommitment: string | null;
  };
}

const NONE = {
  timelineNeeded: null,
  currentRepresentation: null,
  preferredFormat: null,
  timeCommitment: null,
};

/** Both questionnaires ask much the same by other names. */
export function columnsOf(answers: Answers): AnswerColumns {
  const { questionnaire, legalSituation, urgencyLevel } = answers;
  if (questionnaire === 'companion') {
    const { experienceLevel, specificConcerns, preferredLearningStyle, budgetConsiderations } = answers;
    return {
      assessment: {
        ...{ legalSituation, urgencyLevel, experienceLevel, preferredLearningStyle, budgetConsiderations },
        specificConcerns: [...specificConcerns],
      },
      details: { questionnaire, ...NONE },
    };
  }
  const { timelineNeeded, currentRepresentation, preferredFormat, timeCommitment } = answers;
  return {
    assessment: {
      ...{ legalSituation, urgencyLevel },
      experienceLevel: answers.previousExperience,
      specificConcerns: [...answers.primaryConcerns],
      preferredLearningStyle: answers.learningStyle,
      budgetConsiderations: answers.budgetRange,
    },
    details: {
      questionnaire,
      timelineNeeded,
      currentRepresentation,
      preferredFormat,
      timeCommitment,
    },
  };
}

/** The way back: answers by the names of the payload that brought them. */
export function answersOf(
  assessment: Partial<AnswerColumns['assessment']>,
  details: Partial<AnswerColumns['details']>,
): Record<string, string | string[]> {
  const { legalSituation, urgencyLevel, experienceLevel } = assessment;
  const { specificConcerns, preferredLearningStyle, budgetConsiderations } = assessment;
  const { questionnaire, timelineNeeded, currentRepresentation, preferredFormat, timeCommitment } = details;
  const named =
    questionnaire === 'embedded'
      ? {
          ...{ legalSituation, urgencyLevel, timelineNeeded, previousExperience: experienceLevel },
          ...{ currentRepresentation, primaryConcerns: specificConcerns },
          ...{ learningStyle: preferredLearningStyle, preferredFormat },
          ...{ budgetRange: budgetConsiderations, timeCommitment },
        }
      : {
          ...{ legalSituation, urgencyLevel, experienceLevel, specificConcerns },
          ...{ preferredLearningStyle, budgetConsiderations },
        };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, answer]) => (answer ? [[name, answer] as const] : [])),
  );
}
