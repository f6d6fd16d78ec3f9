import { describe, expect, it } from '@jest/globals';
import { fileSizeText } from './file-size.js';

describe('fileSizeText @S2-demo-and-kit-6', () => {
  it.each([
    [512, '512 B'],
    [48 * 1024, '48 KB'],
    [1024 * 1024 - 1, '1.0 MB'],
    [3.5 * 1024 * 1024, '3.5 MB'],
  ])('writes %p bytes as %p @S2-admin-products-5', (sizeBytes, text) => {
    expect(fileSizeText(sizeBytes)).toBe(text);
  });
});
