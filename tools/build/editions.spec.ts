import { describe, expect, it } from '@jest/globals';

import { editionsMadeFrom, editionsSource } from './editions.mjs';

describe('the editions that are kept in made/books', () => {
  it('are made from the manuscripts and by the builder that lie beside them; else `npm run assets`', () => {
    expect(editionsMadeFrom()).toBe(editionsSource());
  });
});
