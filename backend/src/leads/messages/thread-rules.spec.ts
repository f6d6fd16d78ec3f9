import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { threadTransitions, THREAD_STATES } from './thread-rules.js';

describe('how a message stands', () => {
  it('can always be put back as it was, so that a slip costs nothing', () => {
    const oneWay = THREAD_STATES.flatMap((from) =>
      THREAD_STATES.filter(
        (to) => canTransition(threadTransitions, from, to) && !canTransition(threadTransitions, to, from),
      ).map((to) => `${from} → ${to}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('is answered by an answer alone', () => {
    expect(THREAD_STATES.filter((from) => canTransition(threadTransitions, from, 'answered'))).toEqual([
      'done',
    ]);
  });
});
