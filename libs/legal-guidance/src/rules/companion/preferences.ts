import type { CompanionRule } from '../rule.js';

/** What somebody knows, likes and can spend: it moves topics more than it brings them. */
export const preferenceRules: readonly CompanionRule[] = [
  {
    when: { experienceLevel: ['no_experience'] },
    brings: { 'how-courts-work': 18, 'first-meeting': 16 },
    lifts: [
      { difficulty: 'beginner', by: 7 },
      { difficulty: 'advanced', by: -9 },
    ],
  },
  { when: { experienceLevel: ['some_knowledge'] }, lifts: [{ difficulty: 'intermediate', by: 5 }] },
  {
    when: { experienceLevel: ['experienced'] },
    brings: { 'looking-up-the-law': 22 },
    lifts: [
      { difficulty: 'advanced', by: 10 },
      { difficulty: 'intermediate', by: 4 },
      { topics: ['how-courts-work', 'bankruptcy-basics'], by: -14 },
    ],
  },
  { when: { preferredLearningStyle: ['reading'] }, lifts: [{ suiting: 'reading', by: 6 }] },
  { when: { preferredLearningStyle: ['step_by_step'] }, lifts: [{ suiting: 'steps', by: 6 }] },
  { when: { preferredLearningStyle: ['examples'] }, lifts: [{ suiting: 'examples', by: 6 }] },
  { when: { preferredLearningStyle: ['checklists'] }, lifts: [{ suiting: 'checklist', by: 6 }] },
  {
    when: { budgetConsiderations: ['limited'] },
    brings: { 'free-legal-help': 36, 'fee-waivers': 24 },
    lifts: [{ topics: ['choosing-an-attorney', 'attorney-fees'], by: -12 }],
  },
  {
    when: { budgetConsiderations: ['moderate'] },
    brings: { 'limited-scope-help': 28, 'attorney-fees': 24 },
  },
  {
    when: { budgetConsiderations: ['flexible'] },
    brings: { 'choosing-an-attorney': 34, 'first-meeting': 22, 'attorney-fees': 16 },
    lifts: [{ topics: ['free-legal-help', 'fee-waivers', 'representing-yourself'], by: -30 }],
  },
  {
    when: { budgetConsiderations: ['limited'], legalSituation: ['business_planning'] },
    brings: { 'what-grants-are': 20, 'finding-grants': 18, 'business-funding': 8 },
  },
  {
    when: {
      budgetConsiderations: ['limited'],
      legalSituation: ['business_planning'],
      urgencyLevel: ['planning_ahead'],
    },
    brings: { 'what-grants-are': 12, 'finding-grants': 14 },
  },
];
