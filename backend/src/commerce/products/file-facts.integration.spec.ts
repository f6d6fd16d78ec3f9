import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { sampleBook } from '../../testing/check-book.js';
import { epubEntries, createEpub, createPdf, createZip } from '../../testing/create-books.js';
import { OrderReader } from '../../testing/order-reader.js';
import { ProductsAdmin } from '../../testing/products-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { FileFacts } from './file-facts.js';

let shop: RunningShop;
let admin: ProductsAdmin;
beforeAll(async () => {
  shop = await openShop(OWNER);
  admin = new ProductsAdmin(shop, await signInOwner(shop));
});
afterAll(() => shop.stop());

const sample = async (name: string) => ({ name, content: await sampleBook(name) });

describe('Facts about sold files', () => {
  it('are in the dashboard: pages, protection, fixed layout (R6, R7, R19)', async () => {
    const { body } = await admin.create({}, [
      await sample('owner-password-no-editing.pdf'),
      await sample('fixed-layout.epub'),
    ]);
    expect(body.files.map(({ pages, facts }) => ({ pages, ...facts }))).toEqual([
      { pages: 3, isProtected: true, isFixedLayout: false, media: [], missing: [], accessibility: null },
      { pages: null, isProtected: false, isFixedLayout: true, media: [], missing: [], accessibility: null },
    ]);
    expect(body.editions[0]?.files).toEqual(body.files);
  });

  it('are read once for older files', async () => {
    const { body } = await admin.create({}, [
      { name: 'old.pdf', content: await createPdf({ pages: 5 }) },
      await sample('fixed-layout.epub'),
    ]);
    await shop.pool.query('DELETE FROM file_facts; DELETE FROM file_pages');
    expect((await admin.read(body.id)).body.files.map(({ facts }) => facts)).toEqual([null, null]);
    const fileFacts = shop.app.get(FileFacts);
    await (
      await fileFacts.readUnknown()
    )?.();
    expect(
      (await admin.read(body.id)).body.files.map(({ pages, facts }) => [pages, facts?.isFixedLayout]),
    ).toEqual([
      [5, false],
      [null, true],
    ]);
    // Also for one that is missing in storage, or would be rejected today.
    expect((await admin.read('finding-peace-ebook')).body.files.map(({ facts }) => facts?.missing)).toEqual([
      [],
      [],
    ]);
    expect(await fileFacts.readUnknown()).toBeUndefined();
  });

  it('disable reading a fixed layout on the site, on every page (R6)', async () => {
    const visitor = new ApiSession(shop);
    const reader = new OrderReader(shop);
    const buy = async (name: string, content: Buffer) => {
      const { body } = await admin.create({ title: name }, [{ name, content }]);
      const customerEmail = `${name}@example.com`;
      const { orderUrl } = await visitor.buy({ productId: body.id, customerEmail });
      await reader.send('/find-my-books', { email: customerEmail });
      const code = await reader.codeIn(customerEmail);
      const { location } = await reader.send('/find-my-books/code', { email: customerEmail, code });
      const facts = await fetch(`${shop.url}/api/read${orderUrl.slice('/orders'.length)}/1/facts`);
      return {
        page: (await reader.open(orderUrl)).text,
        list: (await reader.open(location)).text,
        emails: (await visitor.mailsTo(customerEmail)).map(({ text }) => text).join('\n'),
        reading: (await facts.json()) as { detail?: string; title?: string },
      };
    };
    const fixed = await buy('fixed.epub', await sampleBook('fixed-layout.epub'));
    expect(fixed.page).toContain('The ePub keeps its pages as they are');
    expect(fixed.page).not.toMatch(/Read here|The PDF opens|fits itself/);
    expect(fixed.list).not.toContain('Read here');
    expect(fixed.emails).toContain('Fixed pages, as in print');
    expect(fixed.reading.detail).toMatch(/^This book has fixed pages/);
    const flowing = await buy('flowing.epub', createEpub());
    expect(flowing.page).toMatch(/Read here.*The ePub fits itself/s);
    expect(flowing.page).not.toContain('The PDF opens');
    expect(flowing.list).toContain('Read here');
    expect([flowing.reading.title, flowing.emails.includes('Fixed pages')]).toEqual(['flowing.epub', false]);
    const pdf = await buy('paper.pdf', await createPdf());
    expect(pdf.page).toContain('The PDF opens in every browser');
    expect(pdf.page).not.toMatch(/Read here|ePub/);
  });

  it('tell visitors about the accessibility of an ePub (R19)', async () => {
    const accessibility = `<metadata><meta property="schema:accessModeSufficient">textual</meta>
      <meta property="schema:accessibilitySummary">Plain.</meta></metadata><manifest>`;
    const described = epubEntries().map((entry) => ({
      ...entry,
      content: String(entry.content).replace('<manifest>', accessibility),
    }));
    const onSale = async (content: Buffer) => {
      const { body } = await admin.create({}, [{ name: 'quiet.epub', content }]);
      interface Shown {
        id: string;
        accessibility?: { statements: string[]; summary: string };
      }
      const { body: products } = await admin.staff.get<Shown[]>('/api/products');
      return products.find(({ id }) => id === body.id)?.accessibility;
    };
    expect(await onSale(createEpub())).toBeUndefined();
    expect(await onSale(createZip(described))).toEqual({
      statements: expect.arrayContaining(['All of it can be read aloud or in braille.']),
      summary: 'Plain.',
    });
  });
});
