import { describe, expect, it } from '@jest/globals';

import { isServerAway } from './server-failure.js';

const failure = (fields: object) => Object.assign(new Error('no'), fields);

describe('an email that could not be sent', () => {
  it('is alone with that when the server answered for it', () => {
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 451 }))).toBe(false);
    expect(isServerAway(failure({ code: 'EMESSAGE', responseCode: 552 }))).toBe(false);
  });

  it('is one of all when the server cannot be reached, or says good-bye', () => {
    expect(isServerAway(failure({ code: 'ESOCKET' }))).toBe(true);
    expect(isServerAway(failure({ code: 'EAUTH', responseCode: 535 }))).toBe(true);
    expect(isServerAway(failure({ code: 'EENVELOPE', responseCode: 421 }))).toBe(true);
    expect(isServerAway(new Error('disk full'))).toBe(true);
  });
});
