import { describe, expect, it } from '@jest/globals';

import { explainFailure } from './integration-checks.js';

const failure = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);

describe('The explanation of a failed check', () => {
  it('is a plain sentence followed by the error', () => {
    expect(explainFailure(failure('connect ECONNREFUSED 127.0.0.1:25', { code: 'ESOCKET' }))).toBe(
      'Nothing answers at its address. It’s off, or the address or port is wrong. (Error ESOCKET: connect ECONNREFUSED 127.0.0.1:25)',
    );
    expect(explainFailure(failure('Invalid API Key', { type: 'StripeAuthenticationError' }))).toMatch(
      /^It rejects the key\./,
    );
    expect(explainFailure(failure('gone', { name: 'NoSuchBucket' }))).toMatch(
      /^There’s no bucket with this name\./,
    );
  });

  it('is the error alone if it is unknown, without secrets and addresses', () => {
    expect(
      explainFailure(
        failure('key "sk_live_1" of ruth@example.com at https://a:b@c.example/x?token=1 failed'),
      ),
    ).toBe('(Error: key … of … at … failed)');
    expect(explainFailure('a word')).toBe('(Something other than an error was thrown.)');
    expect(explainFailure(undefined)).toBe('(Something other than an error was thrown.)');
  });
});
