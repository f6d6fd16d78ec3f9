import { describe, expect, it } from '@jest/globals';
import { counted, say } from './say.js';

describe('Message', () => {
  it('fills in its placeholders, and formats numbers', () => {
    expect(say('{sent} of {total}', { sent: 1204, total: 'many' })).toBe('1,204 of many');
  });

  it('inserts values as they are, even with braces or dollar signs', () => {
    expect(say('Remove {name}?', { name: '{name} $& Ruth' })).toBe('Remove {name} $& Ruth?');
  });

  it('has singular and plural forms', () => {
    const readers = { one: '{count} reader', other: '{count} readers' };
    expect([0, 1, 1204].map((count) => counted(count, readers))).toEqual([
      '0 readers',
      '1 reader',
      '1,204 readers',
    ]);
  });
});
