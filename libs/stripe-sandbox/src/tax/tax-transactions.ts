import {
  findObject,
  findTaxLines,
  insertTaxTransaction,
  isTaxReferenceTaken,
  lockTaxTransaction,
  newId,
  nowInSeconds,
  type Transaction,
} from '../database/stored-objects.js';
import type { TaxLineItem, TaxSettings, TaxTransaction } from '../objects/tax-objects.js';
import { integer, oneOf, text, unsupported } from '../parameters/plain-readers.js';
import { required } from '../parameters/reader.js';
import { mergeMetadata, metadata } from '../parameters/stripe-readers.js';
import { endpoint, ok } from '../protocol/endpoint.js';
import { pageParameters } from '../protocol/page-of.js';
import { invalidRequest, noSuch } from '../protocol/refusal.js';

/** https://docs.stripe.com/api/tax/transactions/create_from_calculation */
export const createTaxTransaction = endpoint({
  method: 'POST',
  path: '/v1/tax/transactions/create_from_calculation',
  parameters: {
    calculation: required(text()),
    reference: required(text(500)),
    posted_at: integer(),
    metadata,
  },
  async execute({ transaction }, values) {
    const { calculation: id, reference } = values;
    const calculation = await findObject(transaction, 'tax_calculations', id);
    if (!calculation) throw noSuch('tax calculation', id, 'calculation');
    await refuseTaken(transaction, reference);
    const { currency, customer_details, tax_date } = calculation;
    const made: TaxTransaction = {
      ...commonParts(currency, reference),
      customer_details,
      metadata: mergeMetadata({}, values.metadata),
      posted_at: values.posted_at ?? nowInSeconds(),
      reversal: null,
      tax_date,
      type: 'transaction',
    };
    const lines = await findTaxLines(transaction, id);
    await insertTaxTransaction(
      transaction,
      made,
      lines.map((line) => ({ ...line, id: newId.taxLine() })),
    );
    return ok(made);
  },
});

/** https://docs.stripe.com/api/tax/transactions/create_reversal */
export const createTaxReversal = endpoint({
  method: 'POST',
  path: '/v1/tax/transactions/create_reversal',
  parameters: {
    mode: required(oneOf('full', 'partial')),
    original_transaction: required(text()),
    reference: required(text(500)),
    flat_amount: integer(),
    line_items: unsupported(),
    shipping_cost: unsupported(),
    metadata,
  },
  prepare({ mode, flat_amount: flat }) {
    if (mode === 'full' && flat !== undefined)
      throw invalidRequest('You may only specify flat_amount when mode is partial.', {
        param: 'flat_amount',
      });
    if (mode === 'partial' && (flat ?? 0) >= 0)
      throw invalidRequest('A partial reversal needs a negative flat_amount.', { param: 'flat_amount' });
  },
  async execute({ transaction }, values) {
    const { original_transaction: id, reference } = values;
    const original = await lockTaxTransaction(transaction, id);
    if (!original) throw noSuch('tax transaction', id, 'original_transaction');
    const undone = original.reversal?.original_transaction;
    if (undone && values.mode === 'partial')
      throw invalidRequest('A reversal can only be reversed in full.', { param: 'mode' });
    if (undone) await lockTaxTransaction(transaction, undone);
    await refuseTaken(transaction, reference);
    const lines = await linesOf(transaction, id);
    const left = totalOf(lines);
    const share = values.mode === 'full' ? left : -(values.flat_amount ?? 0);
    if (left === 0 || (!undone && share > left))
      throw invalidRequest('The amount to reverse is greater than what is left of the transaction.', {
        param: values.mode === 'full' ? 'original_transaction' : 'flat_amount',
      });
    const reversal: TaxTransaction = {
      ...commonParts(original.currency, reference),
      customer_details: original.customer_details,
      metadata: mergeMetadata({}, values.metadata),
      posted_at: nowInSeconds(),
      reversal: { original_transaction: id },
      tax_date: original.tax_date,
      type: 'reversal',
    };
    await insertTaxTransaction(transaction, reversal, reversedLines(lines, share, left));
    return ok(reversal);
  },
});

export const retrieveTaxTransaction = endpoint({
  method: 'GET',
  path: '/v1/tax/transactions/:id',
  parameters: {},
  async execute({ transaction }, _values, id) {
    const found = await findObject(transaction, 'tax_transactions', id);
    if (!found) throw noSuch('tax transaction', id, 'transaction');
    return ok(found);
  },
});

/** All lines: a sandbox sale never has more than one page of them. */
export const listTaxTransactionLines = endpoint({
  method: 'GET',
  path: '/v1/tax/transactions/:id/line_items',
  parameters: pageParameters,
  async execute({ transaction }, _values, id) {
    if (!(await findObject(transaction, 'tax_transactions', id)))
      throw noSuch('tax transaction', id, 'transaction');
    const data = await findTaxLines(transaction, id);
    return ok({ object: 'list', data, has_more: false, url: `/v1/tax/transactions/${id}/line_items` });
  },
});

export const retrieveTaxSettings = endpoint({
  method: 'GET',
  path: '/v1/tax/settings',
  parameters: {},
  async execute() {
    const address = {
      ...{ city: null, country: 'US', line1: null, line2: null },
      postal_code: '20001',
      state: 'DC',
    };
    const settings: TaxSettings = {
      object: 'tax.settings',
      defaults: { provider: 'stripe', tax_behavior: null, tax_code: 'txcd_10000000' },
      head_office: { address },
      livemode: false,
      status: 'active',
      status_details: { active: {} },
    };
    return ok(settings);
  },
});

const commonParts = (currency: string, reference: string) => ({
  ...{ id: newId.taxTransaction(), object: 'tax.transaction' as const, created: nowInSeconds(), currency },
  ...{ customer: null, livemode: false as const, reference, ship_from_details: null, shipping_cost: null },
});

async function refuseTaken(transaction: Transaction, reference: string): Promise<void> {
  if (!(await isTaxReferenceTaken(transaction, reference))) return;
  throw invalidRequest(`A tax transaction with the reference '${reference}' already exists.`, {
    code: 'resource_already_exists',
    param: 'reference',
  });
}

/** Lines of a transaction and of its reversals. */
const linesOf = (transaction: Transaction, id: string) => findTaxLines(transaction, id, 'with reversals');

const grossOf = ({ amount, amount_tax, tax_behavior }: TaxLineItem): number =>
  amount + (tax_behavior === 'exclusive' ? amount_tax : 0);

const totalOf = (lines: readonly TaxLineItem[]): number =>
  lines.reduce((total, line) => total + grossOf(line), 0);

/** Splits a reversal by line, tax included; the last reversal takes the remainder. */
function reversedLines(lines: readonly TaxLineItem[], share: number, left: number): TaxLineItem[] {
  const takenOf = ({ id }: TaxLineItem) =>
    lines.filter(({ reversal }) => reversal?.original_line_item === id);
  const isOriginal = ({ reversal }: TaxLineItem) =>
    !lines.some(({ id }) => id === reversal?.original_line_item);
  return lines.filter(isOriginal).map((original) => {
    // Includes reversals of reversals.
    const taken = takenOf(original).flatMap((line) => [line, ...takenOf(line)]);
    const rest = (field: 'amount' | 'amount_tax') =>
      original[field] + taken.reduce((sum, line) => sum + line[field], 0);
    const part = (field: 'amount' | 'amount_tax') => -Math.round((rest(field) * share) / left);
    return {
      ...original,
      id: newId.taxLine(),
      amount: part('amount'),
      amount_tax: part('amount_tax'),
      reversal: { original_line_item: original.id },
      type: 'reversal' as const,
    };
  });
}
