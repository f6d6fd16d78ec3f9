import { describe, expect, it } from '@jest/globals';
import { recordIn } from './email-words.js';

describe('the record that a piece of advice names', () => {
  it('is told apart from its sentence', () => {
    expect(recordIn('Nobody may send for books.example. Publish TXT books.example "v=spf1 mx ~all"')).toEqual(
      {
        type: 'TXT',
        name: 'books.example',
        value: 'v=spf1 mx ~all',
      },
    );
    expect(recordIn('Publish TXT a._domainkey.b.example "v=DKIM1; k=rsa; p=x", with the key.')?.name).toBe(
      'a._domainkey.b.example',
    );
  });

  it('is none where nothing is to be published', () => {
    expect(recordIn('All set: a key is published.')).toBeUndefined();
  });
});
