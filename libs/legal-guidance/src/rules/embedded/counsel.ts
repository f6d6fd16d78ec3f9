import type { EmbeddedRule } from '../rule.js';

/** Who stands beside somebody, and what more of it they could pay for. */
export const counselRules: readonly EmbeddedRule[] = [
  {
    when: { currentRepresentation: ['none'] },
    brings: { 'choosing-an-attorney': 30, 'free-legal-help': 24 },
  },
  { when: { currentRepresentation: ['consulting'] }, brings: { 'first-meeting': 40, 'attorney-fees': 24 } },
  {
    when: { currentRepresentation: ['hired'] },
    brings: { 'working-with-your-attorney': 58 },
    // Whatever else speaks for it: whoever has one looks for none.
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
