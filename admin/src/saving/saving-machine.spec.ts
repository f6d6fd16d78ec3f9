import { describe, expect, it } from '@jest/globals';

import { isInFlight, nextStep, type SavingEvent, type SavingState, savingSteps } from './saving-machine.js';

const EVENTS: SavingEvent[] = [
  ...(['typed', 'due', 'flush', 'stored', 'unanswered'] as const),
  ...(['rejected', 'outdated', 'kept-mine', 'replaced'] as const),
];
const STATES = Object.keys(savingSteps) as SavingState[];

/** All sequences of events up to a length. */
const sequences = (length: number): SavingEvent[][] =>
  length === 0
    ? [[]]
    : sequences(length - 1).flatMap((each) => [each, ...EVENTS.map((event) => [...each, event])]);

describe('The states of a saved text', () => {
  it('send one request at a time, in every order of events', () => {
    for (const events of sequences(5)) {
      let state: SavingState = 'saved';
      for (const event of events) {
        const step = nextStep(state, event);
        if (step.effects.includes('send')) expect(isInFlight(state)).toBe(false);
        state = step.state;
      }
    }
  });

  it('are saved only after the server stored the text, or showed its own', () => {
    for (const state of STATES)
      for (const event of EVENTS)
        if (state !== 'saved' && nextStep(state, event).state === 'saved')
          expect(['stored', 'replaced']).toContain(event);
  });

  it('save again what was typed during a request', () => {
    expect(nextStep('saving', 'typed').state).toBe('saving-older');
    expect(nextStep('saving-older', 'stored')).toEqual({ state: 'unsaved', effects: ['wait'] });
  });

  it('stay in a conflict until the user chooses', () => {
    const leaving = EVENTS.filter((event) => nextStep('conflict', event).state !== 'conflict');
    expect(leaving).toEqual(['kept-mine', 'replaced']);
  });
});
