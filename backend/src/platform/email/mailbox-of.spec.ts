import { describe, expect, it } from '@jest/globals';

import { mailboxOf } from './mailbox-of.js';

describe('the mailbox behind an address', () => {
  it.each([
    ['ruth@example.com', 'ruth@example.com'],
    ['ruth+books@example.com', 'ruth@example.com'],
    ['ruth+1+2@example.com', 'ruth@example.com'],
    ['+ruth@example.com', '+ruth@example.com'],
    ['r.u.th+x@gmail.com', 'ruth@gmail.com'],
    ['ruth@googlemail.com', 'ruth@gmail.com'],
    ['r.uth@example.com', 'r.uth@example.com'],
    ['"a+b"@example.com', '"a+b"@example.com'],
  ])('of %s is that of %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
