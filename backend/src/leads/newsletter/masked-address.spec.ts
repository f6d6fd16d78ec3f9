import { describe, expect, it } from '@jest/globals';

import { maskedAddress } from './masked-address.js';

describe('an address on a page', () => {
  it.each([
    ['ruth@example.com', 'r…@example.com'],
    ['r@xn--bcher-kva.example', 'r…@xn--bcher-kva.example'],
    ['élodie@example.com', 'é…@example.com'],
    ['"quoted@part"@example.com', '…@example.com'],
    ['<b>&@exa<mple.com', '…@example.com'],
  ])('%s is shown as %s', (email, shown) => {
    expect(maskedAddress(email)).toBe(shown);
  });
});
