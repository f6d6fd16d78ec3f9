import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { speakingTransitions, SPEAKING_STAGES } from './speaking-rules.js';

describe('the stages of a request for a talk', () => {
  it('goes from asked to held, a step at a time', () => {
    const way = ['new', 'talking', 'offered', 'booked', 'held'] as const;
    const steps = way.flatMap((from, at) =>
      way.slice(at + 1).map((to) => [from, to, canTransition(speakingTransitions, from, to)]),
    );
    expect(steps.filter(([, , may]) => may)).toEqual([
      ['new', 'talking', true],
      ['talking', 'offered', true],
      ['offered', 'booked', true],
      ['booked', 'held', true],
    ]);
  });

  it('may end at any step before it is held', () => {
    expect(SPEAKING_STAGES.filter((from) => canTransition(speakingTransitions, from, 'declined'))).toEqual([
      'new',
      'talking',
      'offered',
      'booked',
    ]);
  });

  it('can always go back the step that it came', () => {
    const oneWay = SPEAKING_STAGES.flatMap((from) =>
      SPEAKING_STAGES.filter(
        (to) => canTransition(speakingTransitions, from, to) && !canTransition(speakingTransitions, to, from),
      ),
    );
    expect(oneWay).toEqual([]);
  });
});
