import type { Question } from './question.js';

/** The wizard at /legal-companion. Values are those of the specification, concerns as they are printed there. */
export const companionQuestions = [
  { name: 'userEmail', kind: 'email', required: true, step: 1, maxLength: 254, isContact: true },
  {
    name: 'legalSituation',
    kind: 'one',
    options: ['bankruptcy', 'business_planning', 'litigation', 'general_guidance'],
    required: true,
    step: 1,
  },
  {
    name: 'urgencyLevel',
    kind: 'one',
    options: ['immediate', 'within_month', 'within_year', 'planning_ahead'],
    required: true,
    step: 2,
  },
  {
    name: 'experienceLevel',
    kind: 'one',
    options: ['no_experience', 'some_knowledge', 'experienced'],
    required: true,
    step: 2,
  },
  {
    name: 'specificConcerns',
    kind: 'some',
    options: [
      'legal procedures',
      'document preparation',
      'court representation',
      'settlement negotiations',
      'asset protection',
      'debt management',
      'business formation',
      'contract review',
      'regulatory compliance',
      'preventive measures',
    ],
    required: false,
    step: 3,
  },
  {
    name: 'preferredLearningStyle',
    kind: 'one',
    options: ['reading', 'step_by_step', 'examples', 'checklists'],
    required: true,
    step: 3,
  },
  {
    name: 'budgetConsiderations',
    kind: 'one',
    options: ['limited', 'moderate', 'flexible'],
    required: true,
    step: 4,
  },
] as const satisfies readonly Question[];
