import { describe, expect, it } from '@jest/globals';
import { isPreOrder } from './site-data.js';
import { sampleSiteData } from './testing/sample-site-data.js';

describe('isPreOrder', () => {
  const [sold] = sampleSiteData.products;

  it('is true until the shop sells the book', () => {
    const planned = { isComing: true, comingProductId: 'not-there-yet' };
    expect(isPreOrder(sampleSiteData, planned)).toBe(true);
    expect(isPreOrder(sampleSiteData, { ...planned, comingProductId: null })).toBe(true);
    expect(isPreOrder(sampleSiteData, { ...planned, comingProductId: sold?.id ?? '' })).toBe(false);
  });

  it('is false for a book that content does not announce', () => {
    expect(isPreOrder(sampleSiteData, { isComing: false, comingProductId: null })).toBe(false);
  });
});
