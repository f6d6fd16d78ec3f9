import { describe, expect, it } from '@jest/globals';
import { expectedText } from './expected-text.js';

const words = { publishedText: 'Expected on {date}', lateText: 'Expected on {date}; it is late' };

describe('the day on which a book is expected', () => {
  it('is told as long as it is not over, and then that the book is late', () => {
    const at = (now: string) => expectedText('2025-02-01', words, new Date(now));
    expect(at('2025-01-31T12:00:00Z')).toBe('Expected on February 1, 2025');
    expect(at('2025-02-01T23:59:59Z')).toBe('Expected on February 1, 2025');
    expect(at('2025-02-02T00:00:00Z')).toBe('Expected on February 1, 2025; it is late');
  });
});
