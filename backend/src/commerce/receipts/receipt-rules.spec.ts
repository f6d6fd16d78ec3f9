import { describe, expect, it } from '@jest/globals';

import { isReceiptNumber, netCents, numberOf, owedReceipts, seriesOf } from './receipt-rules.js';

describe('The number of a receipt', () => {
  it('counts within the year of the payment, in the owner’s time zone', () => {
    const midnight = new Date('2027-01-01T03:00:00Z');
    expect(seriesOf('receipt', midnight, 'UTC')).toBe('2027');
    expect(seriesOf('receipt', midnight, 'America/New_York')).toBe('2026');
    expect(seriesOf('credit-note', midnight, 'UTC')).toBe('CN-2027');
    expect(numberOf('2026', 42)).toBe('2026-00042');
    expect(numberOf('CN-2026', 123_456)).toBe('CN-2026-123456');
  });

  it('has a fixed format', () => {
    expect(['2026-00001', 'CN-2026-123456'].map(isReceiptNumber)).toEqual([true, true]);
    expect(['2026', '../2026-00001', 'cn-2026-00001', '2026-00001.pdf'].some(isReceiptNumber)).toBe(false);
  });
});

describe('The receipts of an order', () => {
  const order = { isCharged: true, isRefunded: false, totalCents: 999, refunds: [], receipts: [] };
  const receipt = { kind: 'receipt' as const, refundId: null, amountCents: 999 };
  const refund = (status: 'asked' | 'pending' | 'succeeded' | 'failed', amountCents = 999) => ({
    id: status,
    amountCents,
    status,
  });

  it('are none before the payment, and exactly one after it', () => {
    expect(owedReceipts({ ...order, isCharged: false })).toEqual([]);
    expect(owedReceipts(order)).toEqual([receipt]);
    expect(owedReceipts({ ...order, receipts: [receipt] })).toEqual([]);
  });

  it('include a credit note for each succeeded refund, and none for a pending one', () => {
    const refunds = [refund('succeeded', 300), refund('pending', 200), refund('failed', 100)];
    const note = { kind: 'credit-note' as const, refundId: 'succeeded', amountCents: 300 };
    expect(owedReceipts({ ...order, refunds })).toEqual([receipt, note]);
    expect(owedReceipts({ ...order, refunds, receipts: [receipt, note] })).toEqual([]);
  });

  it('include one credit note for a lost dispute, less earlier refunds', () => {
    const lost = { ...order, isRefunded: true, refunds: [refund('succeeded', 300)], receipts: [receipt] };
    const notes = owedReceipts(lost);
    expect(notes.map(({ refundId, amountCents }) => [refundId, amountCents])).toEqual([
      ['succeeded', 300],
      [null, 699],
    ]);
    expect(owedReceipts({ ...lost, receipts: [receipt, ...notes] })).toEqual([]);
    expect(owedReceipts({ ...lost, receipts: [receipt, ...notes.slice(0, 1)] })).toEqual(notes.slice(1));
    const lastCent = owedReceipts({ ...lost, refunds: [refund('succeeded', 998)] }).at(-1);
    expect(lastCent).toEqual({ kind: 'credit-note', refundId: null, amountCents: 1 });
  });

  it('include no dispute credit note for a pending or returned refund', () => {
    for (const status of ['pending', 'failed'] as const)
      expect(
        owedReceipts({ ...order, isRefunded: true, refunds: [refund(status)], receipts: [receipt] }),
      ).toEqual([]);
    const refunds = [refund('failed', 300), { ...refund('succeeded', 300), id: 'on paper' }];
    const note = { kind: 'credit-note' as const, refundId: 'on paper', amountCents: 300 };
    expect(owedReceipts({ ...order, isRefunded: true, refunds, receipts: [receipt, note] })).toEqual([]);
  });
});

describe('A total with tax', () => {
  it('has a net amount if the tax is known', () => {
    expect([netCents(999, 65), netCents(999, 0), netCents(999, null)]).toEqual([934, 999, null]);
  });
});
