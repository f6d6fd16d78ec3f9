import { describe, expect, it } from '@jest/globals';
import { formatFileSize } from './file-size.js';

describe('file size', () => {
  it('is written in B, KB and MB', () => {
    expect([812, 48_200, 2_412_345].map(formatFileSize)).toEqual(['812 B', '48 KB', '2.4 MB']);
  });

  it('never reads 1000 KB', () => {
    expect([999, 1000, 999_499, 999_500].map(formatFileSize)).toEqual(['999 B', '1 KB', '999 KB', '1.0 MB']);
  });
});
