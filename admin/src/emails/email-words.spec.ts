import { describe, expect, it } from '@jest/globals';
import type { Delivery } from '@lectern/api-client/admin';
import { recordIn, badgeOf } from './email-words.js';

describe('Status of an email', () => {
  const labelOf = (status: Delivery['status'], facts: Partial<Delivery> = {}) =>
    badgeOf({ status, failures: 0, isLate: false, isKept: false, ...facts } as Delivery).label;

  it('says kept, not sent, if the site has no mail server (O)', () => {
    expect(labelOf('sent', { isKept: true })).toBe('Kept, not sent');
    expect([labelOf('sent'), labelOf('accepted')]).toEqual(['Sent', 'Arrived']);
  });

  it('says late if it waits for the owner (L16)', () => {
    expect(labelOf('queued', { isLate: true })).toBe('Late');
    expect(labelOf('queued', { failures: 1 })).toBe('Not through yet');
  });
});

describe('DNS record in a hint', () => {
  it('is separated from the sentence', () => {
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

  it('is undefined if the hint names no record', () => {
    expect(recordIn('All set: a key is published.')).toBeUndefined();
  });
});
