import { defineSetting } from '../../platform/settings/setting.js';

/** Tax of a sale through Stripe Tax: off, included in the price, or added to it. */
export const TAX_MODES = ['off', 'included', 'added'] as const;

export type TaxMode = (typeof TAX_MODES)[number];

export interface ReceiptSettings {
  sellerName: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  /** Printed below the total. */
  note: string;
  tax: TaxMode;
}

export const receiptSettings = defineSetting<ReceiptSettings>({
  key: 'receipts',
  initial: { sellerName: '', sellerAddress: '', sellerTaxNumber: '', note: '', tax: 'off' },
  names: {
    sellerName: 'the seller’s name',
    sellerAddress: 'the seller’s address',
    sellerTaxNumber: 'the seller’s tax number',
    note: 'the note',
    tax: 'the tax',
  },
});
