import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { threadTransitions, THREAD_STATES } from './thread-rules.js';

describe('The state of a message', () => {
  it('can always be changed back', () => {
    const oneWay = THREAD_STATES.flatMap((from) =>
      THREAD_STATES.filter(
        (to) => canTransition(threadTransitions, from, to) && !canTransition(threadTransitions, to, from),
      ).map((to) => `${from} → ${to}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('becomes answered only by an answer', () => {
    expect(THREAD_STATES.filter((from) => canTransition(threadTransitions, from, 'answered'))).toEqual([
      'done',
    ]);
  });
});
