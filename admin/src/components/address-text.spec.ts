import { describe, expect, it } from '@jest/globals';
import { addressText } from './address-text.js';

describe('An address in the dashboard', () => {
  it('is shown as "Erased reader" once it was erased (O15)', () => {
    expect(addressText('a2d2684156fb@erased.invalid')).toBe('Erased reader');
    expect(addressText('ruth@example.com')).toBe('ruth@example.com');
  });
});
