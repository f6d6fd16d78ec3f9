import { describe, expect, it } from '@jest/globals';

import { proposeMapping, sourceOf } from './customer-columns-rules.js';
import { readCustomerOptions } from './customer-options.js';

/** Columns of Gumroad's export of sales, without those of taxes and payment. */
const GUMROAD = [
  ...['Purchase ID', 'Item Name', 'Buyer Name', 'Purchase Email', 'Buyer Email', 'Do not contact?'],
  ...['Purchase Date', 'Purchase Time (UTC timezone)', 'Sale Price ($)', 'Country', 'Refunded?'],
  ...['Partial Refund ($)', 'Fully Refunded?', 'Disputed?', 'Dispute Won?', 'Variants', 'Order Number'],
  ...['Custom Fields', 'Item Price ($)', 'Giftee Email', 'Quantity', 'License Key'],
];

describe('Columns of sales', () => {
  it('of Gumroad have their meaning', () => {
    expect(sourceOf(GUMROAD)).toBe('gumroad');
    expect(proposeMapping('gumroad', GUMROAD)).toMatchObject({
      'Purchase ID': 'saleId',
      'Item Name': 'product',
      'Purchase Email': 'email',
      'Buyer Email': 'otherEmail',
      'Giftee Email': 'giftEmail',
      'Purchase Date': 'date',
      'Fully Refunded?': 'refunded',
      'Refunded?': 'ignore',
      'Disputed?': 'disputed',
      'Dispute Won?': 'disputeWon',
      'Order Number': 'note',
      'License Key': 'ignore',
    });
  });

  it('count each refund in files without full ones', () => {
    const older = GUMROAD.filter((column) => column !== 'Fully Refunded?');
    expect(proposeMapping('gumroad', older)).toMatchObject({ 'Refunded?': 'refunded' });
  });

  it('may have the name of a method', () => {
    const columns = ['email', 'product', 'constructor'];
    expect(Object.entries(proposeMapping('gumroad', columns))).toContainEqual(['constructor', 'ignore']);
    const options = { mapping: { email: 'email', product: 'product' }, products: {} };
    const { mapping } = readCustomerOptions(options, { source: 'csv', options: {}, columns });
    expect(Object.entries(mapping)).toContainEqual(['constructor', 'note']);
  });
});
