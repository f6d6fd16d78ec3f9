import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { speakingTransitions, SPEAKING_STAGES } from './speaking-rules.js';

describe('The stage of a speaking request', () => {
  it('moves from new to held one step at a time', () => {
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

  it('can become declined before the talk', () => {
    expect(SPEAKING_STAGES.filter((from) => canTransition(speakingTransitions, from, 'declined'))).toEqual([
      'new',
      'talking',
      'offered',
      'booked',
    ]);
  });

  it('can always move back one step', () => {
    const oneWay = SPEAKING_STAGES.flatMap((from) =>
      SPEAKING_STAGES.filter(
        (to) => canTransition(speakingTransitions, from, to) && !canTransition(speakingTransitions, to, from),
      ),
    );
    expect(oneWay).toEqual([]);
  });
});
