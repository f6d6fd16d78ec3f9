import type { ReceiptFacts, ReceiptKind } from './receipt-rules.js';

/** A receipt as it is printed. */
export interface PrintedReceipt extends ReceiptFacts {
  number: string;
  kind: ReceiptKind;
  amountCents: number;
  paidAt: Date;
  isVoid: boolean;
  orderReference: string;
  buyer: { name: string; email: string };
  /** Whom it is made out to, in the buyer's words, and how often that was changed. */
  details: { name: string; address: string; taxNumber: string; version: number; createdAt: Date } | undefined;
  /** Undefined where the owner has tax switched off; of one that is not known yet, null. */
  tax: { taxCents: number | null; rates: string | null } | undefined;
}

/** Sets a receipt as a PDF that can be listened to, in the site's type. */
export abstract class ReceiptPdf {
  /** @param timeZone in which days are told */
  abstract print(receipt: PrintedReceipt, timeZone: string): Promise<Buffer>;
}
