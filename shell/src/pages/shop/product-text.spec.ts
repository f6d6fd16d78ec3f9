import { describe, expect, it } from '@jest/globals';

import { formatsText } from './product-text.js';

describe('The formats of a product', () => {
  it.each([
    [['pdf', 'epub'], 'PDF & ePub'],
    [['pdf'], 'PDF only'],
    [['epub'], 'ePub only'],
  ])('of the files %j are “%s”', (fileFormats, text) => {
    expect(formatsText({ type: 'ebook', fileFormats })).toBe(text);
  });
});
