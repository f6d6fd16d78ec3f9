import type { EmbeddedRule } from '../rule.js';

/** How somebody learns, and with what time. */
export const preferenceRules: readonly EmbeddedRule[] = [
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
