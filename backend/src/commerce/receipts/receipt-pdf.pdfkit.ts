import { pages, site, formatPrice } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { fill } from '../../platform/email/email.js';
import { isPrintable } from '../../platform/pdf/text-runs.js';
import { inks, MEASURE, PAGE, type Setting, TaggedPdf } from '../../platform/pdf/tagged-pdf.pdfkit.js';
import { consentText } from '../order-links/consent-text.js';
import { dayText } from '../order-links/day-text.js';
import { type PrintedReceipt, ReceiptPdf } from './receipt-pdf.js';
import { netCents } from './receipt-rules.js';

const words = () => pages.order.words.receipt.paper;

const LABEL: Setting = { cut: 'label', size: 9, color: 'quiet', space: 2 };

const TEXT: Setting = { cut: 'text', size: 11.5, space: 14 };

const CELL: Setting = { cut: 'text', size: 11.5, space: 6 };

const AMOUNT_WIDTH = 90;

@Injectable()
export class PdfkitReceipt extends ReceiptPdf {
  async print(receipt: PrintedReceipt, timeZone: string): Promise<Buffer> {
    const { number, kind, seller, details, buyer, isVoid } = receipt;
    const day = (at: Date) => dayText(at, timeZone);
    const title = titleOf(receipt);
    const sheet = new TaggedPdf(`${title} ${number}: ${site.name}`, seller.name);
    sheet.addMasthead();
    sheet.add('H1', title, { cut: 'display', size: 30, space: 2 });
    sheet.add('P', fill(words().numberText, { number }), { cut: 'number', size: 14, space: 4 });
    if (details && details.version > 1) {
      const version = { version: String(details.version), date: day(details.createdAt) };
      sheet.add('P', fill(words().versionText, version), LABEL);
    }
    sheet.document.y += 14;
    if (isVoid) sheet.add('P', words().voidText, { ...TEXT, cut: 'strong' });
    const sellerLines = [seller.name, seller.address, taxLine(seller.taxNumber)];
    const buyerLines = details
      ? [details.name || buyer.name, details.address, taxLine(details.taxNumber)]
      : [buyer.name, buyer.email];
    setPart(sheet, words().sellerLabel, sellerLines);
    setPart(sheet, words().buyerLabel, buyerLines);
    const movedLabel = kind === 'receipt' ? words().paidLabel : words().refundedLabel;
    setFacts(sheet, [
      [movedLabel, day(receipt.paidAt)],
      [words().orderLabel, receipt.orderReference],
    ]);
    setItems(sheet, receipt);
    setTotals(sheet, receipt);
    if (receipt.vatNote) sheet.add('P', inPrint(receipt.vatNote), TEXT);
    sheet.add('P', closingOf(receipt), TEXT);
    if (receipt.consent) {
      const { wording, agreedAt } = receipt.consent;
      sheet.add('P', inPrint(consentText({ wording, agreedAt: new Date(agreedAt) }, timeZone)), TEXT);
    }
    if (seller.note) sheet.add('P', inPrint(seller.note), TEXT);
    setFooter(sheet, number);
    return sheet.finish();
  }
}

/** A receipt with the buyer's details is an invoice. */
function titleOf({ kind, details }: PrintedReceipt): string {
  if (kind === 'credit-note') return words().creditNoteTitle;
  return details ? words().invoiceTitle : words().receiptTitle;
}

function closingOf({ kind, tax, creditOf }: PrintedReceipt): string {
  const number = { number: creditOf?.number ?? '' };
  const text = creditOf?.isDispute ? words().disputeText : words().creditText;
  const unknown = tax && tax.taxCents === null ? [words().unknownTaxText] : [];
  return [kind === 'receipt' ? words().paidText : fill(text, number), ...unknown].join('\n');
}

const taxLine = (number: string): string => (number ? fill(words().taxNumberText, { number }) : '');

function setPart(sheet: TaggedPdf, label: string, lines: readonly string[]): void {
  sheet.add('H2', label, LABEL);
  sheet.add('P', lines.filter(Boolean).map(inPrint).join('\n'), TEXT);
}

/** Lines of a text, or a note if no font has its characters. */
const inPrint = (text: string): string =>
  text.replace(/.+/g, (line) => (isPrintable(line) ? line : words().unprintable));

function setFacts(sheet: TaggedPdf, facts: readonly (readonly string[])[]): void {
  const columns = [{ width: AMOUNT_WIDTH }, { width: MEASURE - AMOUNT_WIDTH }];
  sheet.table(facts, { ...CELL, space: 2, columns, heads: 'Row' });
  sheet.document.y += 14;
}

function setItems(sheet: TaggedPdf, { items }: PrintedReceipt): void {
  const quantityWidth = 70;
  sheet.table(
    [
      [words().itemLabel, words().quantityLabel, words().amountLabel],
      ...items.map(({ title, quantity, amountCents }) => [
        inPrint(title),
        String(quantity),
        formatPrice(amountCents),
      ]),
    ],
    {
      ...CELL,
      columns: [
        { width: MEASURE - quantityWidth - AMOUNT_WIDTH },
        { width: quantityWidth, align: 'right' },
        { width: AMOUNT_WIDTH, align: 'right' },
      ],
      heads: 'Column',
    },
  );
  setRule(sheet);
}

function setTotals(sheet: TaggedPdf, { kind, amountCents, tax }: PrintedReceipt): void {
  const net = tax ? netCents(amountCents, tax.taxCents) : null;
  const taxLabel = tax?.rates ? `${words().taxLabel} (${tax.rates})` : words().taxLabel;
  const parts =
    net === null
      ? []
      : [
          [words().netLabel, formatPrice(net)],
          [taxLabel, formatPrice(amountCents - net)],
        ];
  const columns = [{ width: MEASURE - AMOUNT_WIDTH }, { width: AMOUNT_WIDTH, align: 'right' as const }];
  if (parts.length > 0) sheet.table(parts, { ...CELL, columns, heads: 'Row' });
  const label = kind === 'receipt' ? words().totalLabel : words().creditLabel;
  sheet.table([[label, formatPrice(amountCents)]], { ...CELL, cut: 'strong', columns, heads: 'Row' });
  sheet.document.y += 18;
}

function setRule(sheet: TaggedPdf): void {
  const { y } = sheet.document;
  sheet.draw((paper) =>
    paper
      .lineWidth(0.7)
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.margin + MEASURE, y)
      .stroke(inks().rule),
  );
  sheet.document.y = y + 8;
}

/** Marked as an artifact: visible, but not read aloud. */
function setFooter(sheet: TaggedPdf, number: string): void {
  sheet.draw((paper) => {
    paper.page.margins.bottom = 0;
    const text = fill(words().footer, { site: site.name, number });
    sheet.printLine(text, { cut: 'label', size: 8, color: 'quiet' }, PAGE.height - 42);
  }, 'Pagination');
}
