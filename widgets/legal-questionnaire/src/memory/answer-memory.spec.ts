import { describe, expect, it } from '@jest/globals';
import { recordedDefinition } from '../recorded-definition.js';
import { answersThatFit } from './answer-memory.js';

describe('what a device has remembered', () => {
  it('is taken back where it still fits @S2-legal-questionnaire-10', () => {
    const kept = { name: 'Ruth', manner: 'reading', concerns: ['talking'], more: 'Yes.' };
    expect(answersThatFit(recordedDefinition, kept)).toEqual(kept);
  });

  it.each([
    ['an option that is no longer offered', { manner: 'drawing' }, {}],
    [
      'some options that are no longer offered',
      { concerns: ['drawing', 'reading'] },
      { concerns: ['reading'] },
    ],
    ['a question that is no longer asked', { shoeSize: '39' }, {}],
    ['a list where a word should be', { name: ['Ruth'] }, {}],
    ['a number where a list should be', { concerns: 4 }, {}],
    ['a name that every object has', JSON.parse('{"__proto__":{"name":"Ruth"}}') as object, {}],
  ])('is left where it is %s', (_, kept, taken) => {
    expect(answersThatFit(recordedDefinition, kept as Record<string, unknown>)).toEqual(taken);
  });
});
