import { describe, expect, it } from '@jest/globals';

import { summarizeError } from './error-summary.js';

describe('summarizeError', () => {
  it('returns name, code and message', () => {
    expect(summarizeError(new TypeError('The file is gone.'))).toBe('TypeError: The file is gone.');
    const refused = Object.assign(new Error('Connection refused'), { code: 'ECONNREFUSED' });
    expect(summarizeError(refused)).toBe('Error ECONNREFUSED: Connection refused');
  });

  it.each([
    ['550 5.1.1 <ruth@example.com> is unknown', 'ruth'],
    ['No such mailbox ruth.weaver@example.com here', 'weaver'],
    ['invalid input syntax for type uuid: "Ruth Weaver"', 'Weaver'],
    ["The link of 'Ruth' is dead", 'Ruth'],
    ['GET https://books.example/download/4f9c failed', 'books.example'],
    ['pi_3PqR5t2eZvKYlo2C1a2b3c4d_secret_q8w7 is not known', 'secret'],
  ])('removes personal data: %s', (message, personal) => {
    expect(summarizeError(new Error(message))).not.toContain(personal);
  });

  it('is limited to 500 characters', () => {
    expect(summarizeError(new Error('word '.repeat(1_000))).length).toBe(500);
  });

  it('accepts thrown values that are no errors', () => {
    expect(summarizeError('ruth@example.com')).toBe('Something other than an error was thrown.');
  });
});
