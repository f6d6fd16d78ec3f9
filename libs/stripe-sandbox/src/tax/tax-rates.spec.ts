import { describe, expect, it } from '@jest/globals';

import { rateOf, stateOfZip, taxOf } from './tax-rates.js';

describe('practice tax rates', () => {
  it('depend on country, state, and kind of goods', () => {
    expect(rateOf('US', stateOfZip('20001'), 'txcd_10302000')).toMatchObject({ hundredths: 600 });
    expect(rateOf('US', 'NY', 'txcd_10302000')).toMatchObject({ hundredths: 0, reason: 'product_exempt' });
    expect(rateOf('US', 'NY', 'txcd_35010000')).toMatchObject({ hundredths: 888 });
    expect(rateOf('GB', null, 'txcd_10302000')).toMatchObject({ reason: 'zero_rated' });
    expect(rateOf('CH', null, 'txcd_10302000')).toMatchObject({ hundredths: 0, reason: 'not_collecting' });
  });

  it('are included in a price, or added to it', () => {
    expect(taxOf(999, 700, 'inclusive')).toBe(65);
    expect(taxOf(999, 700, 'exclusive')).toBe(70);
    expect(taxOf(0, 700, 'inclusive')).toBe(0);
  });
});
