import { describe, expect, it } from '@jest/globals';

import { receipts as m } from '../messages.js';
import { counted } from '../say.js';
import { totalsFacts } from './period-totals.js';

const sold = { receipts: 1204, paidCents: 1_202_796, taxCents: 0, taxesOpen: 0, feeCents: 71_036 };

describe('period totals (O12)', () => {
  it('list paid, refunded, fees, and net amounts', () => {
    const refunded = { creditNotes: 1, refundedCents: 300, payoutCents: 1_131_460, feesOpen: 0 };
    expect(totalsFacts({ ...sold, ...refunded })).toEqual([
      ['Receipts', '1,204'],
      ['Credit notes', '1'],
      ['Paid', '$12,027.96'],
      ['Refunded', '$3.00'],
      ['Tax', '$0.00'],
      ['Card fees', '$710.36'],
      ['Payout', '$11,314.60'],
    ]);
  });

  it('count fees that Stripe has not reported yet', () => {
    expect(counted(1, m.totals.feesOpen)).toContain('the fee of 1 sale yet');
    expect(counted(3, m.totals.feesOpen)).toContain('the fees of 3 sales yet');
  });
});
