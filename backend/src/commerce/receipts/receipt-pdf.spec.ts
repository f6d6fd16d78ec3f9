import { beforeAll, describe, expect, it } from '@jest/globals';

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

describe('a receipt as a PDF', () => {
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await print();
  });

  it('says what it is, in which language, and keeps to the standard for readers who listen', () => {
    expect(plain(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(plain(pdf)).toContain('/Lang (en-US)');
    expect(plain(pdf)).toContain('/DisplayDocTitle true');
    expect(plain(pdf)).toContain('Receipt 2026-00042: Eleanor Marsh');
  });

  it('has tables whose heads are read out, and no page more than it needs', () => {
    const count = (pattern: RegExp) => plain(pdf).match(pattern)?.length ?? 0;
    expect(count(/\/S \/Table\b/g)).toBe(4);
    expect(count(/\/Scope \/Column/g)).toBe(3);
    expect(count(/\/Scope \/Row/g)).toBe(5);
    expect(count(/\/Type \/Page\b/g)).toBe(1);
    expect(pdf.length).toBeLessThan(100_000);
  });

  it('is an invoice when it is made out to somebody, and a credit note when money went back', async () => {
    const details = {
      name: 'Weaver & Co',
      address: 'Łódź',
      taxNumber: 'PL1',
      version: 2,
      createdAt: new Date(),
    };
    expect(plain(await print({ details }))).toContain('Invoice 2026-00042');
    const creditOf = { number: '2026-00042', isDispute: false };
    const note = await print({ kind: 'credit-note', number: 'CN-2026-00001', creditOf, isVoid: true });
    expect(plain(note)).toContain('Credit note CN-2026-00001');
  });

  it('goes on over pages for the longest address', async () => {
    const address = Array.from({ length: 40 }, (_, at) => `Line ${at}`).join('\n');
    const details = { name: 'Weaver & Co', address, taxNumber: '', version: 1, createdAt: new Date() };
    expect(plain(await print({ details })).match(/\/Type \/Page\b/g)?.length).toBe(2);
  });
});
