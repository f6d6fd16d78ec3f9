import { describe, expect, it } from '@jest/globals';
import { expectedText } from './expected-text.js';

const words = { publishedText: 'Expected on {date}', lateText: 'Expected on {date}; it is late' };

describe('the expected release date', () => {
  it('is shown until it has passed; then the book is late', () => {
    const on = (today: string) => expectedText('2025-02-01', words, today, 'en-US');
    expect(on('2025-01-31')).toBe('Expected on February 1, 2025');
    expect(on('2025-02-01')).toBe('Expected on February 1, 2025');
    expect(on('2025-02-02')).toBe('Expected on February 1, 2025; it is late');
  });
});
