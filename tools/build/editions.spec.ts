import { describe, expect, it } from '@jest/globals';

import { editionsMadeFrom, editionsSource } from './editions.mjs';

describe('The editions in content/made/books', () => {
  it('are made from the current manuscripts by the current builder; otherwise run `npm run assets`', () => {
    expect(editionsMadeFrom()).toBe(editionsSource());
  });
});
