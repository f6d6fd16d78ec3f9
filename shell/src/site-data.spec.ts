import { describe, expect, it } from '@jest/globals';
import { isStillComing } from './site-data.js';
import { sampleSiteData } from './testing/sample-site-data.js';

describe('a book that is to come', () => {
  const [sold] = sampleSiteData.products;

  it('is still to come until the shop sells it', () => {
    const planned = { isComing: true, comingProductId: 'not-there-yet' };
    expect(isStillComing(sampleSiteData, planned)).toBe(true);
    expect(isStillComing(sampleSiteData, { ...planned, comingProductId: null })).toBe(true);
    expect(isStillComing(sampleSiteData, { ...planned, comingProductId: sold?.id ?? '' })).toBe(false);
  });

  it('is none that content calls out', () => {
    expect(isStillComing(sampleSiteData, { isComing: false, comingProductId: null })).toBe(false);
  });
});
