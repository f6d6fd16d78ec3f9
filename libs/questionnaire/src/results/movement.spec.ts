import { describe, expect, it } from '@jest/globals';
import type { Recommendation } from '@lectern/legal-guidance';
import { recordedDefinition } from '../recorded-definition.js';
import { movementOf } from './movement.js';

const words = recordedDefinition.results.whatIf;
const before = [{ topicId: 'gone', title: 'What went' }] as Recommendation[];

describe('changes after another answer', () => {
  it('are shown at each recommendation, and summed up in a sentence @S2-legal-questionnaire-12', () => {
    const differences = [
      { topicId: 'up', from: 4, to: 1 },
      { topicId: 'new', from: null, to: 2 },
      { topicId: 'down', from: 1, to: 3 },
      { topicId: 'gone', from: 2, to: null },
    ];
    expect(movementOf(differences, before, words)).toEqual({
      marks: { up: 'Up 3', new: 'New', down: 'Down 2' },
      gone: ['What went'],
      summary: '1 up, 1 down, 1 new, 1 gone.',
    });
  });

  it('may be empty', () => {
    expect(movementOf([], before, words)).toEqual({ marks: {}, gone: [], summary: 'Nothing moves.' });
  });
});
