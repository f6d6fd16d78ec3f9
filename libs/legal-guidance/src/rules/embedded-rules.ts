import { concernRules } from './embedded-concerns.js';
import { situationRules } from './embedded-situation.js';
import type { EmbeddedRule } from './rule.js';

const counselRules: readonly EmbeddedRule[] = [
  {
    when: { currentRepresentation: ['none'] },
    brings: { 'choosing-an-attorney': 30, 'free-legal-help': 24 },
  },
  { when: { currentRepresentation: ['consulting'] }, brings: { 'first-meeting': 40, 'attorney-fees': 24 } },
  {
    when: { currentRepresentation: ['hired'] },
    brings: { 'working-with-your-attorney': 58 },
    // Outweighs all other rules: people with an attorney do not need to find one.
    lifts: [
      {
        topics: [
          'choosing-an-attorney',
          'free-legal-help',
          'limited-scope-help',
          'first-meeting',
          'fee-waivers',
        ],
        by: -200,
      },
    ],
  },
  {
    when: { currentRepresentation: ['hired'], urgencyLevel: ['immediate'] },
    brings: { 'working-with-your-attorney': 30 },
  },
  {
    when: { currentRepresentation: ['hired'], timelineNeeded: ['this-week'] },
    brings: { 'working-with-your-attorney': 26 },
  },
  {
    when: { currentRepresentation: ['self-representing'] },
    brings: {
      'representing-yourself': 46,
      'filing-and-serving': 30,
      'limited-scope-help': 30,
      'court-deadlines': 20,
      'in-the-courtroom': 24,
    },
  },
  {
    when: {
      currentRepresentation: ['self-representing'],
      legalSituation: ['bankruptcy-process', 'bankruptcy-considering'],
    },
    brings: { 'bankruptcy-forms': 10, 'free-legal-help': 26 },
  },
  {
    when: { budgetRange: ['minimal'] },
    brings: { 'free-legal-help': 32, 'fee-waivers': 24 },
    lifts: [{ topics: ['choosing-an-attorney', 'attorney-fees'], by: -14 }],
  },
  { when: { budgetRange: ['moderate'] }, brings: { 'limited-scope-help': 28 } },
  { when: { budgetRange: ['substantial'] }, brings: { 'choosing-an-attorney': 26, 'attorney-fees': 20 } },
  {
    when: { budgetRange: ['flexible'] },
    brings: { 'choosing-an-attorney': 32, 'first-meeting': 18 },
    lifts: [{ topics: ['free-legal-help', 'fee-waivers', 'representing-yourself'], by: -30 }],
  },
  {
    when: { budgetRange: ['minimal', 'moderate'], legalSituation: ['business-planning'] },
    brings: { 'what-grants-are': 10, 'business-funding': 8 },
  },
];

const preferenceRules: readonly EmbeddedRule[] = [
  {
    when: { previousExperience: ['none'] },
    brings: { 'how-courts-work': 14, 'first-meeting': 14 },
    lifts: [
      { difficulty: 'beginner', by: 7 },
      { difficulty: 'advanced', by: -9 },
    ],
  },
  { when: { previousExperience: ['some'] }, lifts: [{ difficulty: 'beginner', by: 3 }] },
  { when: { previousExperience: ['moderate'] }, lifts: [{ difficulty: 'intermediate', by: 5 }] },
  {
    when: { previousExperience: ['extensive'] },
    brings: { 'looking-up-the-law': 20 },
    lifts: [
      { difficulty: 'advanced', by: 10 },
      { difficulty: 'intermediate', by: 4 },
      { topics: ['how-courts-work', 'bankruptcy-basics'], by: -14 },
    ],
  },
  { when: { learningStyle: ['reading'] }, lifts: [{ suiting: 'reading', by: 5 }] },
  { when: { learningStyle: ['interactive'] }, lifts: [{ suiting: 'steps', by: 5 }] },
  { when: { learningStyle: ['visual'] }, lifts: [{ suiting: 'pictures', by: 7 }] },
  { when: { learningStyle: ['consultation'] }, lifts: [{ suiting: 'talking', by: 7 }] },
  { when: { preferredFormat: ['step-by-step'] }, lifts: [{ suiting: 'steps', by: 5 }] },
  { when: { preferredFormat: ['comprehensive'] }, lifts: [{ suiting: 'thorough', by: 8 }] },
  { when: { preferredFormat: ['quick-reference'] }, lifts: [{ suiting: 'brief', by: 6 }] },
  { when: { preferredFormat: ['templates'] }, lifts: [{ suiting: 'templates', by: 6 }] },
  {
    when: { preferredFormat: ['personal-coaching'] },
    brings: { 'first-meeting': 14 },
    lifts: [{ type: 'ask', by: 7 }],
  },
  { when: { timeCommitment: ['minimal'] }, lifts: [{ lastingMinutes: { atMost: 15 }, by: 5 }] },
  { when: { timeCommitment: ['intensive'] }, lifts: [{ lastingMinutes: { atLeast: 40 }, by: 8 }] },
];

export const embeddedRules: readonly EmbeddedRule[] = [
  ...situationRules,
  ...counselRules,
  ...concernRules,
  ...preferenceRules,
];
