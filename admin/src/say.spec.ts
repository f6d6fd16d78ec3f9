import { describe, expect, it } from '@jest/globals';
import { counted, say } from './say.js';

describe('a message', () => {
  it('has what it leaves open filled in, numbers as they are written', () => {
    expect(say('{sent} of {total}', { sent: 1204, total: 'many' })).toBe('1,204 of many');
  });

  it('takes what is filled in as it is, whatever stands in it', () => {
    expect(say('Remove {name}?', { name: '{name} $& Ruth' })).toBe('Remove {name} $& Ruth?');
  });

  it('is chosen by the number that it is of', () => {
    const readers = { one: '{count} reader', other: '{count} readers' };
    expect([0, 1, 1204].map((count) => counted(count, readers))).toEqual([
      '0 readers',
      '1 reader',
      '1,204 readers',
    ]);
  });
});
