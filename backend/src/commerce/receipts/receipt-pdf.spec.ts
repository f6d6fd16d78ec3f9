import { beforeAll, describe, expect, it } from '@jest/globals';
import { contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

import { createLogo } from '../../testing/create-logo.js';
import { openPdf, textsOn } from '../personal-copies/open-pdf.js';
import type { PrintedReceipt } from './receipt-pdf.js';
import { PdfkitReceipt } from './receipt-pdf.pdfkit.js';

const RECEIPT: PrintedReceipt = {
  number: '2026-00042',
  kind: 'receipt',
  amountCents: 999,
  paidAt: new Date('2026-11-24T15:00:00Z'),
  isVoid: false,
  orderReference: '7F3K-2Q9A',
  buyer: { name: 'Ruth Weaver', email: 'ruth@example.com' },
  details: undefined,
  tax: { taxCents: 65, rates: 'VAT 7%' },
  seller: {
    name: 'Eleanor Marsh',
    address: '12 Mill Lane\nWashington, D.C. 20001',
    taxNumber: '12-3456789',
    note: '',
  },
  items: [{ title: 'Finding Peace', quantity: 1, amountCents: 999 }],
};

const plain = (pdf: Buffer) => pdf.toString('latin1');
const print = (changed: Partial<PrintedReceipt> = {}) =>
  new PdfkitReceipt().print({ ...RECEIPT, ...changed }, 'America/New_York');

/** All text of the PDF, extracted with another library. */
async function wordsOf(changed: Partial<PrintedReceipt> = {}): Promise<string> {
  const document = await openPdf(await print(changed));
  const texts = await textsOn(await document.getPage(1));
  await document.loadingTask.destroy();
  return texts.map(({ text }) => text).join(' ');
}

describe('A receipt as a PDF', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await print();
  });

  it('has a title and a language, and conforms to PDF/UA', () => {
    expect(plain(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(plain(pdf)).toContain('/Lang (en-US)');
    expect(plain(pdf)).toContain('/DisplayDocTitle true');
    expect(plain(pdf)).toContain('Receipt 2026-00042: Eleanor Marsh');
  });

  it('has tables with header cells, and no extra page', () => {
    const count = (pattern: RegExp) => plain(pdf).match(pattern)?.length ?? 0;
    expect(count(/\/S \/Table\b/g)).toBe(4);
    expect(count(/\/Scope \/Column/g)).toBe(3);
    expect(count(/\/Scope \/Row/g)).toBe(5);
    expect(count(/\/Type \/Page\b/g)).toBe(1);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('has the logo of the site at its top, named as the site', async () => {
    const { catalogue, remove } = await createLogo();
    showCatalogue(catalogue);
    const [drawn, words] = [await print(), await wordsOf()];
    showCatalogue(contentCatalogue);
    await remove();
    expect(plain(drawn)).toMatch(/\/Subtype \/Image\b/);
    expect(plain(drawn)).toMatch(/\/S \/Figure\b/);
    expect(words).toMatch(/^Receipt Number 2026-00042/);
    expect(plain(drawn).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('wraps a title of 140 characters', async () => {
    const title = 'A very long title '.repeat(8).slice(0, 140);
    const items = [{ title, quantity: 1, amountCents: 999 }];
    expect((await wordsOf({ items })).replaceAll(/\s+/g, ' ')).toContain(title);
    expect(plain(await print({ items })).match(/\/Type \/Page\b/g)).toHaveLength(1);
  });

  it('names seller, buyer, date, items, amounts and tax', async () => {
    expect(await wordsOf()).toBe(
      [
        'Eleanor Marsh Receipt Number 2026-00042',
        'Sold by Eleanor Marsh 12 Mill Lane Washington, D.C. 20001 Tax number 12-3456789',
        'Sold to Ruth Weaver ruth@example.com',
        'Paid on November 24, 2026 Order 7F3K-2Q9A',
        'Item Quantity Amount Finding Peace 1 $9.99',
        'Before tax $9.34 Tax (VAT 7%) $0.65 Total paid $9.99',
        'Paid by card. Thank you for buying directly from me.',
        'Eleanor Marsh, 2026-00042',
      ].join(' '),
    );
  });

  const details = { name: '', address: 'Mill Road', taxNumber: 'PL1', version: 2, createdAt: RECEIPT.paidAt };
  const creditOf = { number: '2026-00042', isDispute: false };
  const note = { kind: 'credit-note' as const, number: 'CN-2026-00001', creditOf };

  it.each<[string, Partial<PrintedReceipt>, string[]]>([
    [
      'an invoice with its version if it has the buyer’s details',
      { details, seller: { ...RECEIPT.seller, note: 'No VAT is due.' } },
      [
        'Invoice Number 2026-00042 Version 2 of November 24, 2026. It replaces earlier versions with this number. Sold by',
        'Sold to Ruth Weaver Mill Road Tax number PL1 Paid on',
        'directly from me. No VAT is due. Eleanor Marsh, 2026-00042',
      ],
    ],
    [
      'without a version at first, and without an unknown tax',
      { details: { ...details, name: 'Weaver & Co', version: 1 }, tax: { taxCents: null, rates: null } },
      [
        'Invoice Number 2026-00042 Sold by',
        'Sold to Weaver & Co Mill Road',
        '1 $9.99 Total paid $9.99 Paid by card. Thank you for buying directly from me. The tax in this amount is still',
      ],
    ],
    [
      'a credit note for a refund, void if the bank returned it',
      { ...note, isVoid: true, tax: undefined },
      [
        'Credit note Number CN-2026-00001 Void: the bank returned this refund. The receipt is valid in full. Sold by',
        'Refunded on November 24, 2026',
        '1 $9.99 Total refunded $9.99 This amount went back to the card and is credited against receipt 2026-00042. Eleanor',
      ],
    ],
    [
      'a credit note for a lost dispute',
      { ...note, creditOf: { ...creditOf, isDispute: true } },
      ['The bank took this amount back after a dispute. It’s credited against receipt 2026-00042. Eleanor'],
    ],
  ])('is %s', async (_name, changed, said) => {
    const words = await wordsOf(changed);
    for (const part of said) expect(words).toContain(part);
  });

  it('prints names in every script of the fonts, with text that can be copied (C3)', async () => {
    const names = [
      ...['Łukasz Żółć Şahin', 'Nguyễn Thị Hồng Nhung', 'Ελένη Παπαδοπούλου', 'Анна Иванова'],
      ...['נועה כהן', 'مريم بنت عمران', 'پرویز گلچهره', '👩‍🌾 Ruth 🙂 Weaver'],
    ];
    const buyer = { name: 'Đặng Ọlọ́run', email: '' };
    const details = { name: '', address: names.join('\n'), taxNumber: '', version: 1, createdAt: new Date() };
    const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}]/gu, '');
    const printed = letters(await wordsOf({ buyer, details }));
    expect(printed).toContain(letters(`Sold to ${buyer.name} ${names.join()} Paid on`));
  });

  it('prints a note if no font has the characters of a name (C3)', async () => {
    const details = {
      name: '阮洪绒',
      address: 'สมชาย\nHana 花',
      taxNumber: '',
      version: 1,
      createdAt: new Date(),
    };
    const said = '(as typed on your order’s page: our typefaces lack these letters)';
    expect(await wordsOf({ details })).toContain(`Sold to ${said} ${said} ${said} Paid on`);
  });

  it('continues on further pages for the longest address', async () => {
    const address = Array.from({ length: 40 }, (_, at) => `Line ${at}`).join('\n');
    const details = { name: 'Weaver & Co', address, taxNumber: '', version: 1, createdAt: new Date() };
    expect(plain(await print({ details })).match(/\/Type \/Page\b/g)?.length).toBe(2);
  });
});
