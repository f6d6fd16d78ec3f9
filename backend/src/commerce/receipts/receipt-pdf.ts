import type { ReceiptFacts, ReceiptKind } from './receipt-rules.js';

/** Content of a printed receipt. */
export interface PrintedReceipt extends ReceiptFacts {
  number: string;
  kind: ReceiptKind;
  amountCents: number;
  paidAt: Date;
  isVoid: boolean;
  orderReference: string;
  buyer: { name: string; email: string };
  /** Buyer's details, as typed, with their version. */
  details: { name: string; address: string; taxNumber: string; version: number; createdAt: Date } | undefined;
  /** Undefined if tax is switched off; null amounts if it is not known yet. */
  tax: { taxCents: number | null; rates: string | null } | undefined;
}

/** Prints a receipt as a tagged PDF in the site's fonts. */
export abstract class ReceiptPdf {
  /** @param timeZone time zone of the printed dates */
  abstract print(receipt: PrintedReceipt, timeZone: string): Promise<Buffer>;
}
