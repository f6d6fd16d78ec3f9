import { describe, expect, it } from '@jest/globals';
import { frameHeight } from './messages.js';

describe('the height of a frame', () => {
  it.each([
    [600, 600],
    [600.2, 608],
    [607, 608],
    [3, 120],
    [0, 120],
    [9_999, 4000],
  ])('of %d px is reported as %d px @S3-embeds-3', (contentPx, reportedPx) => {
    expect(frameHeight(contentPx)).toBe(reportedPx);
  });
});
