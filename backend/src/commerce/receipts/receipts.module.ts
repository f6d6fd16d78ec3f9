import { defineFeature } from '../../platform/features/feature.js';
import { ReceiptsArchive } from './receipts-archive.js';
import { CardFees } from './card-fees.js';
import { ReceiptBooks } from './receipt-books.js';
import { ReceiptFile } from './receipt-file.js';
import { ReceiptIssue } from './receipt-issue.js';
import { ReceiptPdf } from './receipt-pdf.js';
import { CardFee, Receipt, ReceiptDetails, ReceiptTax } from './receipt.entity.js';
import { ReceiptBooksController } from './receipts.admin.controller.js';
import { Receipts } from './receipts.js';
import { Tax } from './tax.js';

/** PDFKit and its fonts are loaded when the first receipt is printed. */
const pdf = {
  provide: ReceiptPdf,
  useFactory: (): ReceiptPdf => ({
    print: async (receipt, timeZone) => {
      const { PdfkitReceipt } = await import('./receipt-pdf.pdfkit.js');
      return new PdfkitReceipt().print(receipt, timeZone);
    },
  }),
};

export const receipts = defineFeature({
  entities: [CardFee, Receipt, ReceiptDetails, ReceiptTax],
  providers: [ReceiptsArchive, pdf, CardFees, ReceiptBooks, ReceiptFile, ReceiptIssue, Receipts, Tax],
  controllers: [ReceiptBooksController],
});
