import { describe, expect, it } from '@jest/globals';
import { emailWords } from '@lectern/catalogue';

import { copyFingerprint, copyLine } from './copy-line.js';
import { LARGEST_BYTES, MOST_PAGES } from './personal-copy-rules.js';

const WORDS = {
  line: 'This copy was made for {name}, order {order}.',
  lineOfOrder: 'This copy was made for order {order}.',
};
const BUYER = {
  id: '7f3c2b9a-0000-4000-8000-000000000000',
  customerName: 'Ruth Weaver',
  customerEmail: 'ruth@example.com',
};
const lineOf = (buyer: Partial<typeof BUYER> | { customerName: null }) =>
  copyLine({ ...BUYER, ...buyer }, WORDS);

describe('The line of a copy', () => {
  it('names its buyer and their order', () => {
    const { text } = lineOf({});
    expect(text).toMatch(/^This copy was made for Ruth Weaver, order [0-9A-Z]{4}-[0-9A-Z]{4}\.$/);
  });

  it('has the address if there is no name, and only the order if the font can print neither', () => {
    expect(lineOf({ customerName: null }).text).toContain('for ruth@example.com, order');
    expect(lineOf({ customerName: '  \u202e\u0000 ' }).text).toContain('for ruth@example.com, order');
    expect(lineOf({}).printable.at(-1)).toMatch(/^This copy was made for order /);
  });

  it('is one line of visible characters for any name', () => {
    const { text } = lineOf({ customerName: 'Ruth\n\u202eW\u0000e\ud800aver\u200b  Jr.' });
    expect(text).toContain('for Ruth W e aver Jr., order');
    expect(lineOf({ customerName: 'R'.repeat(300) }).text.length).toBeLessThan(130);
    expect(lineOf({ customerName: '👩‍🌾 Ruth' }).text).toContain('👩‍🌾 Ruth');
  });

  it('has the same fingerprint only for the same file and buyer', () => {
    const prints = [
      copyFingerprint('a', lineOf({})),
      copyFingerprint('b', lineOf({})),
      copyFingerprint('a', lineOf({ customerName: 'Naomi' })),
      copyFingerprint('a', lineOf({ customerEmail: 'naomi@example.com' })),
    ];
    expect(new Set(prints).size).toBe(4);
    expect(copyFingerprint('a', lineOf({}))).toBe(prints[0]);
  });
});

describe('The size limits of a copy', () => {
  it('are named in the email to the owner (R19)', () => {
    const said = emailWords.ownerCopyFault.reasons['too-large'];
    expect(said).toContain(`${LARGEST_BYTES / 1_024 ** 2} MB`);
    expect(said).toContain(`${MOST_PAGES.toLocaleString('en-US')} pages`);
  });
});
