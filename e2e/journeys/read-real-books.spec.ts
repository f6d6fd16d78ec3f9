import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

import { violations } from '../axe.js';
import { BookReader } from '../book-reader.js';
import { paidReturn } from '../purchase.js';

const sample = (name: string) => readFileSync(new URL(`./books/${name}.epub`, import.meta.url));

type Change = string | Uint8Array<ArrayBuffer> | ((text: string) => string | Uint8Array<ArrayBuffer>);

/** A sample ePub with some files changed. */
function changed(name: string, changes: Record<string, Change>): Buffer {
  const files = unzipSync(sample(name));
  for (const [path, change] of Object.entries(changes)) {
    const text = typeof change === 'function' ? change(strFromU8(files[path] ?? new Uint8Array())) : change;
    files[path] = typeof text === 'string' ? strToU8(text) : text;
  }
  return Buffer.from(zipSync(files));
}

const utf16 = (text: string) =>
  Uint8Array.from(
    [...`\uFEFF${text.replace(/encoding="[^"]*"/, 'encoding="UTF-16"')}`].flatMap((sign) => [
      sign.charCodeAt(0) >> 8,
      sign.charCodeAt(0) & 255,
    ]),
  );

/** ISO-8859-1. */
const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** The reader of one order, which opens one file after another. */
class OrderReader {
  readonly reader: BookReader;
  private body: Buffer = sample('search');

  private constructor(private readonly page: Page) {
    this.reader = new BookReader(page);
  }

  /** @param keepsNotes for a single file only: the position in one would be restored in the next */
  static async in(page: Page, keepsNotes = false): Promise<OrderReader> {
    const shelf = new OrderReader(page);
    await page.addInitScript((notesAreKept) => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (value, key) {
        if (!notesAreKept || String(key).startsWith('book'))
          throw new DOMException('No room.', 'QuotaExceededError');
        return put.call(this, value, key);
      };
    }, keepsNotes);
    await page.goto(await paidReturn(page));
    await page.getByRole('link', { name: 'View order and receipt' }).click();
    await page.route('**/book', (route) =>
      route.fulfill({ body: shelf.body, contentType: 'application/epub+zip' }),
    );
    await page.getByRole('link', { name: 'Read here' }).click();
    await shelf.reader.has('All rights reserved');
    return shelf;
  }

  async open(file: Buffer | string): Promise<BookReader> {
    this.body = typeof file === 'string' ? sample(file) : file;
    await this.reader.tool('Close the book').click();
    await this.page.getByRole('button', { name: 'Keep reading' }).click();
    return this.reader;
  }

  /** Opens the first chapter and returns the text at the bottom of its page. */
  async foot(): Promise<string> {
    return this.reader.frame.locator('p[aria-hidden][dir]').innerText();
  }
}

test('books of every authoring tool open, and lose no text', async ({ page }) => {
  const shelf = await OrderReader.in(page);
  const { reader } = shelf;

  await test.step('a contents entry with an image (R10)', async () => {
    await shelf.open('contents-entry-is-a-picture');
    await reader.has('Copyright');
    await reader.goTo('Copyright');
    await reader.goTo('Two');
    await reader.has('Two');
  });

  await test.step('a missing first chapter (R14)', async () => {
    await shelf.open('first-chapter-missing');
    await reader.has('This part of the book is missing from its file.');
    await page.keyboard.press('ArrowRight');
    await reader.has('All rights reserved');
  });

  await test.step('encoded and decomposed names, and names in another case (R14)', async () => {
    await shelf.open('manifest-raw-ncx-encoded');
    await reader.goTo('Two');
    await expect.poll(() => shelf.foot()).toContain('Two');
    await shelf.open('name-with-ampersand');
    await reader.has('Questions & answers');
    await expect.poll(() => shelf.foot()).toContain('Part 1');
    await shelf.open('name-decomposed-href-composed');
    await reader.goTo('Part 2');
    await reader.has('Café');
  });

  await test.step('a broken file beside the book (R14)', async () => {
    await shelf.open('apple-options-not-well-formed');
    await reader.has('All rights reserved');
  });

  await test.step('a malformed page (R14)', async () => {
    const broken =
      '<html xmlns="http://www.w3.org/1999/XHTML"><body><!-- a -- b --><p a"b="c">Read & not \u000Bwell-formed</body>';
    await shelf.open(changed('search', { 'OEBPS/copyright.xhtml': broken }));
    await reader.has('Read & not well-formed');
  });

  await test.step('an image as the first page (R14)', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80"><text y="40">Cover</text></svg>';
    await shelf.open(
      changed('search', {
        'OEBPS/copyright.svg': svg,
        'OEBPS/content.opf': (opf) =>
          opf.replace(
            '"copyright.xhtml" media-type="application/xhtml+xml"',
            '"copyright.svg" media-type="image/svg+xml"',
          ),
      }),
    );
    await reader.has('Cover');
    await page.keyboard.press('ArrowRight');
    await reader.has('peace of mind');
  });

  await test.step('deprecated elements (R11), and media', async () => {
    await shelf.open('old-elements-lose-their-words');
    await reader.has('All rights reserved');
    await reader.goTo('Part 2');
    await reader.has(
      /Once upon a time there was a red house[^]*\* \* \*[^]*stands in for the object[^]*A film or recording is left out here[^]*stands in for the sound/,
    );
  });

  await test.step('output of Calibre (R11)', async () => {
    await shelf.open('calibre-directory-entries');
    await reader.goTo('Chapter 1');
    await reader.has('Once upon a time.');
  });

  await test.step('black line art on dark paper (R8)', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await shelf.open('black-line-art-on-dark-paper');
    await reader.goTo('Part 2');
    await reader.has('The rain fell');
    const grounds = await reader.text
      ?.locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => getComputedStyle(picture).backgroundColor));
    expect(grounds).toEqual(['rgb(244, 239, 230)', 'rgb(244, 239, 230)']);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('a note hidden until a link leads there (R12)', async () => {
    await shelf.open(
      changed('search', {
        'OEBPS/copyright.xhtml': (text) =>
          text.replace(
            '</h1>',
            '</h1><p><a href="#n">Note</a></p><div hidden="hidden"><aside id="n">A hidden note.</aside></div>',
          ),
      }),
    );
    await reader.has('All rights reserved');
    await reader.text?.getByRole('link', { name: 'Note' }).click();
    await expect.poll(() => reader.text?.getByText('A hidden note.').isVisible()).toBe(true);
  });

  await test.step('UTF-16 (R17)', async () => {
    await shelf.open('utf16-chapter');
    await reader.goTo('Part 2');
    await reader.has('The rain fell');
    const all = ['META-INF/container.xml', 'OEBPS/content.opf', 'OEBPS/nav.xhtml', 'OEBPS/one.xhtml'];
    await shelf.open(changed('search', Object.fromEntries(all.map((file) => [file, utf16] as const))));
    await reader.goTo('Part 2');
    await reader.has('naïve café');
  });

  await test.step('other encodings, and headings without a link (R17, R19)', async () => {
    await shelf.open(
      changed('search', {
        'OEBPS/copyright.xhtml': latin1(
          '<?xml version="1.0" encoding="ISO-8859-1"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body><p>Un caf\u00E9</p></body></html>',
        ),
        'OEBPS/nav.xhtml': latin1(
          '<?xml version="1.0" encoding="windows-1252"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/></head><body>' +
            '<nav epub:type="toc"><ol><li><span>Premi\u00E8re partie</span><ol><li><a href="one.xhtml">\u00C0 la fin</a></li></ol></li></ol></nav></body></html>',
        ),
      }),
    );
    await reader.has('Un caf\u00E9');
    await reader.tool('Contents').click();
    const contents = reader.frame.getByRole('group', { name: 'Contents' });
    await expect(contents.getByText('Premi\u00E8re partie')).toBeVisible();
    await expect(contents.getByRole('button')).toHaveText(['\u00C0 la fin']);
  });

  await test.step('output of Google Docs (R3)', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await shelf.open('google-docs-structure');
    await reader.has('Copyright');
    await expect.poll(() => shelf.foot()).toContain('Chapter 1 ·');
    const picture = await reader.text?.locator('img').evaluate((img: HTMLImageElement) => {
      const { width, height } = img.getBoundingClientRect();
      const box = img.parentElement?.getBoundingClientRect();
      const padding = getComputedStyle(document.body).paddingLeft;
      return {
        fits: width <= innerWidth,
        ratio: width / height,
        box: [box?.width === width, (box?.height ?? 0) - height < 20],
        padding,
      };
    });
    expect(picture).toMatchObject({ fits: true, box: [true, true], padding: '0px' });
    expect(picture?.ratio).toBeCloseTo(1.5, 1);
  });

  await test.step('a table wider than the page (R4)', async () => {
    await shelf.open('wide-table');
    await reader.goTo('Part 2');
    await reader.has('Heading number 8');
    const table = reader.text?.locator('table');
    await expect
      .poll(() =>
        table?.evaluate((each) => each.clientWidth <= innerWidth && each.scrollWidth > each.clientWidth),
      )
      .toBe(true);
    await table?.focus();
    const before = await reader.pageNumber();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table?.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
    expect(await reader.pageNumber()).toBe(before);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a file without contents: chapters by their names, or by number', async () => {
    const noNav = { 'OEBPS/content.opf': (opf: string) => opf.replace(' properties="nav"', '') };
    await shelf.open(changed('search', noNav));
    await reader.goTo('Two');
    await reader.has('The rain fell on the small town');
    const noName = (text: string) => text.replace(/<(\/?)h\d/g, '<$1p').replace(/<title>.*?<\/title>/, '');
    const files = ['copyright', 'one', 'two'].map((name) => [`OEBPS/${name}.xhtml`, noName] as const);
    await shelf.open(changed('search', { ...noNav, ...Object.fromEntries(files) }));
    await reader.goTo('Part 3');
    await reader.has('The rain fell on the small town');
  });

  await test.step('right to left (R13)', async () => {
    await shelf.open('right-to-left');
    await reader.has('الفصل');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => reader.pageNumber()).toBe(2);
    await page.mouse.click(380, 400);
    await expect.poll(() => reader.pageNumber()).toBe(1);
  });
});

test('a search finds and ends, and a note or a link can be left with one step back @phone-only', async ({
  page,
}) => {
  const shelf = await OrderReader.in(page, true);
  const reader = await shelf.open('search-cases');
  await reader.has('above all');
  await reader.goTo('One');

  const panel = reader.frame.getByRole('group', { name: 'Search the book' });
  await reader.tool('Search the book').click();
  for (const [query, match] of [
    ['peace of mind', 'peace of mind'],
    ['when the bell', 'When the bell'],
    ['under the naive', 'under the naïve'],
    ["don't", 'don’t'],
    ['istanbul', 'İstanbul'],
    ['three words across elements', 'three words across elements'],
    ['came to the end', 'came to the end'],
    ['chapter two finish', 'chapter two finish'],
  ] as const) {
    await panel.getByLabel('Search for').fill(query);
    await panel.getByRole('button', { name: 'Search' }).click();
    await expect(panel.locator('mark')).toHaveText(match);
  }
  const start = await reader.pageNumber();
  await panel.getByRole('listitem').getByRole('button').click();
  await reader.has('Last words of chapter two');
  await reader.tool('Back to where you were').click();
  await reader.has('above all');
  await expect.poll(() => reader.pageNumber()).toBe(start);
  await expect(reader.tool('Back to where you were')).toHaveCount(0);

  // A link, then a note in another chapter: two steps, with the browser's Back.
  await reader.text?.getByRole('link', { name: 'link to the middle' }).click();
  await reader.has('the middle of two');
  await page.goBack();
  await reader.has('above all');
  await reader.text?.getByRole('link', { name: '1' }).click();
  await reader.has('A note about bells');
  await expect(reader.tool('Back to where you were')).toBeVisible();

  // A note is not the reading position.
  await page.reload();
  await reader.has('above all');
  await reader.text?.getByRole('link', { name: '1' }).click();
  await reader.has('A note about bells');
  await reader.text?.getByRole('link', { name: 'Back' }).click();
  await reader.has('above all');
  await expect(reader.tool('Back to where you were')).toHaveCount(0);
  await reader.tool('Close the book').click();
  await expect(reader.frame).toBeHidden();
  await expect(page).toHaveURL(/\/read\//);
});
