import { beforeAll, describe, expect, it } from '@jest/globals';

import { OutlinedType } from './outlined-type.js';

const box = { width: 472, height: 400, leading: 1.1 };

describe('The size of a drawn title', () => {
  let type: OutlinedType;
  beforeAll(async () => {
    type = await OutlinedType.load('600-normal');
  });

  it('is the largest for a short one', () => {
    expect(type.sizeInBox('Fear Not', 80, box)).toBe(80);
  });

  it('lets one of 140 characters fit its box', () => {
    const title = 'A very long title '.repeat(8).slice(0, 140);
    const size = type.sizeInBox(title, 80, box);
    const lines = type.wrap(title, size, box.width);
    expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
    expect(lines.join(' ')).toBe(title);
    expect(size).toBeGreaterThan(30);
  });
});
