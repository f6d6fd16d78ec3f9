import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

const EBOOK = 'txcd_10302000';

describe('tax', () => {
  let running: RunningSandbox;
  let stripe: Stripe;

  beforeAll(async () => {
    running = await runSandbox();
    ({ stripe } = running);
  });
  afterAll(() => running.close());

  const calculate = (address: Stripe.AddressParam, behavior: 'inclusive' | 'exclusive' = 'inclusive') =>
    stripe.tax.calculations.create({
      currency: 'usd',
      customer_details: { address: { country: '', ...address }, address_source: 'billing' },
      line_items: [{ amount: 999, reference: 'book', tax_behavior: behavior, tax_code: EBOOK }],
    });
  const taken = async (id: string) => {
    const { data } = await stripe.tax.transactions.listLineItems(id);
    return data.map(({ amount, amount_tax }) => [amount, amount_tax]);
  };

  it('is included in the price or added to it, by the buyer’s location', async () => {
    const berlin = await calculate({ country: 'DE' });
    expect([berlin.amount_total, berlin.tax_amount_inclusive, berlin.tax_amount_exclusive]).toEqual([
      999, 65, 0,
    ]);
    expect(berlin.tax_breakdown[0]).toMatchObject({
      tax_rate_details: { country: 'DE', tax_type: 'vat', percentage_decimal: '7' },
      taxability_reason: 'standard_rated',
    });
    const washington = await calculate({ country: 'US', postal_code: '20001' }, 'exclusive');
    expect([washington.amount_total, washington.tax_amount_exclusive]).toEqual([1059, 60]);
    expect(washington.customer_details.address).toMatchObject({ country: 'US', state: 'DC' });
    const away = await calculate({ country: 'CH' });
    expect([away.tax_amount_inclusive, away.tax_breakdown[0]?.taxability_reason]).toEqual([
      0,
      'not_collecting',
    ]);
    expect(await stripe.tax.calculations.retrieve(berlin.id ?? '')).toEqual(berlin);
  });

  it('is rejected for an unknown location', async () => {
    await expect(calculate({ country: 'US' })).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    await expect(calculate({ country: 'Germany' })).rejects.toMatchObject({ code: 'country_code_invalid' });
    await expect(
      stripe.tax.calculations.create({ currency: 'usd', line_items: [{ amount: 999, tax_code: EBOOK }] }),
    ).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
  });

  it('is recorded once per reference under concurrent requests', async () => {
    const { id } = await calculate({ country: 'DE' });
    const record = () =>
      stripe.tax.transactions.createFromCalculation({ calculation: id ?? '', reference: '2026-00001' });
    const made = await record();
    expect([made.type, await taken(made.id)]).toEqual(['transaction', [[999, 65]]]);
    await expect(record()).rejects.toMatchObject({ code: 'resource_already_exists', param: 'reference' });
    expect(await stripe.tax.transactions.retrieve(made.id)).toEqual(made);
    await expect(
      stripe.tax.transactions.createFromCalculation({ calculation: 'taxcalc_none', reference: 'x' }),
    ).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it('is reversed in parts or in full, but never above the amount', async () => {
    const { id } = await calculate({ country: 'DE' });
    const made = await stripe.tax.transactions.createFromCalculation({
      calculation: id ?? '',
      reference: 'sale',
    });
    const reverse = (reference: string, cents?: number) =>
      stripe.tax.transactions.createReversal({
        original_transaction: made.id,
        reference,
        ...(cents ? { mode: 'partial', flat_amount: -cents } : { mode: 'full' }),
      });
    const part = await reverse('CN-1', 300);
    expect([part.type, part.reversal, await taken(part.id)]).toEqual([
      'reversal',
      { original_transaction: made.id },
      [[-300, -20]],
    ]);
    await expect(reverse('CN-1', 100)).rejects.toMatchObject({ param: 'reference' });
    await expect(reverse('CN-2', 700)).rejects.toMatchObject({ param: 'flat_amount' });
    const both = await Promise.allSettled([reverse('CN-3'), reverse('CN-4')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [rest] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(await taken(rest?.id ?? '')).toEqual([[-699, -45]]);
    const undo = (reference: string) =>
      stripe.tax.transactions.createReversal({ original_transaction: part.id, reference, mode: 'full' });
    expect(await taken((await undo('back')).id)).toEqual([[300, 20]]);
    await expect(undo('back again')).rejects.toMatchObject({ param: 'original_transaction' });
    expect(await taken((await reverse('CN-5', 300)).id)).toEqual([[-300, -20]]);
  });

  it('is active in the sandbox', async () => {
    expect((await stripe.tax.settings.retrieve()).status).toBe('active');
  });
});
