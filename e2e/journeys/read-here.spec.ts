import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

import { violations } from '../axe.js';
import { BookReader } from '../book-reader.js';
import { newBuyer } from '../checkout.js';
import { mailTo } from '../mailbox.js';
import { paidReturn } from '../purchase.js';
import { queryDatabase } from '../site-database.js';

async function codeTo(address: string, subject: string): Promise<string> {
  const [code = ''] = /^\d{6}$/m.exec((await mailTo(address, subject)).text ?? '') ?? [];
  return code;
}

async function openOrder(page: Page, buyer: { name: string; email: string }): Promise<void> {
  await page.goto(await paidReturn(page, buyer));
  await page.getByRole('link', { name: 'View order and receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
}

test('a purchased book opens on the page, also offline, at the same place on another device, on a Kindle, and not after a refund @phone-only @S2-thank-you-15 @quick', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const buyer = newBuyer();
  await openOrder(page, buyer);
  const order = page.url();
  await page.getByRole('link', { name: 'Read here' }).click();
  const reader = new BookReader(page);
  await expect(reader.frame).toBeVisible();
  await expect(reader.frame.getByText('This book is on this device now')).toBeVisible();

  await reader.goTo('The kitchen chair');
  // Key presses while the chapter opens are queued.
  for (const _press of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect.poll(() => reader.pageNumber()).toBe(5);
  await reader.has('The kitchen chair');
  await reader.tool('Next page').click();
  await expect.poll(() => reader.percent()).toBeGreaterThan(9);
  const percent = await reader.percent();
  // By keyboard alone.
  await page.keyboard.press('/');
  await page.keyboard.type('apocrypha');
  await page.keyboard.press('Enter');
  await expect(reader.frame.getByText('isn’t in this book')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await reader.tool('Highlights').click();
  const marks = reader.frame.getByRole('group', { name: 'Highlights' });
  await expect(marks.getByRole('listitem')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await reader.has('The kitchen chair');
  await expect.poll(() => reader.percent()).toBe(percent);
  await expect
    .poll(async () => {
      await reader.tool('Next page').click();
      return reader.percent();
    })
    .toBeGreaterThan(percent);
  await context.setOffline(false);

  await reader.tool('Highlights').click();
  await expect(marks.getByRole('listitem')).toHaveCount(1);
  await marks.getByRole('button', { name: 'Email me a code' }).click();
  await marks.getByLabel('Six-digit code').fill(await codeTo(buyer.email, 'Your reading code'));
  await marks.getByRole('button', { name: 'Sync' }).click();
  await expect(marks.getByText('sync with your other devices')).toBeVisible();
  const heard = `SELECT 1 FROM reading_notes n JOIN orders o ON o.id = n.order_id
    WHERE o.customer_email = $1 AND n.place IS NOT NULL AND n.highlights <> '[]'`;
  await expect.poll(async () => (await queryDatabase(heard, [buyer.email])).length).toBe(1);

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  const second = await desk.newPage();
  await second.goto('/find-my-books');
  await second.getByLabel('The email address you bought with').fill(buyer.email);
  await second.getByRole('button', { name: 'Send me a code' }).click();
  await second.getByLabel('Six-digit code').fill(await codeTo(buyer.email, 'Your code'));
  await second.getByRole('button', { name: 'Show my books' }).click();
  await second.getByRole('link', { name: 'Read here: Finding Peace' }).click();
  const there = new BookReader(second);
  await expect.poll(() => there.percent()).toBeGreaterThan(percent);
  await there.has('The kitchen chair');
  expect(second.url()).not.toContain('proof');
  await there.tool('Highlights').click();
  await expect(there.frame.getByRole('group', { name: 'Highlights' }).getByRole('listitem')).toHaveCount(1);

  // From a desktop it goes to a Kindle and back: files, reader and papers follow.
  await second.goto(order);
  const kindle = buyer.email.replace(/@.*/, '@kindle.com');
  await second.getByText('Other devices').click();
  await second.getByLabel('Your Kindle’s email address').fill(kindle);
  await second.getByRole('button', { name: 'Send it to my Kindle' }).click();
  expect((await mailTo(kindle, 'Finding Peace')).attachments[0]?.mimeType).toBe('application/epub+zip');
  const file = await second.getByRole('link', { name: /^Download the ePub/ }).getAttribute('href');
  await second.getByRole('link', { name: 'Get a refund' }).click();
  await second.getByRole('button', { name: /^Yes, refund/ }).click();
  await expect(second.getByText('This purchase has been refunded')).toBeVisible();
  await expect(second.getByRole('link', { name: /^Credit note/ })).toBeVisible();
  await expect(second.getByRole('link', { name: 'Read here' })).toHaveCount(0);
  expect((await second.request.get(file ?? '')).ok()).toBe(false);
  await mailTo(buyer.email, 'Your refund for Finding Peace');
  await desk.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'This book has been closed.' })).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('this book isn’t on this device yet')).toBeVisible();
  await context.setOffline(false);
});

const CHAPTER = `<?xml version="1.0" encoding="UTF-8"?>
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Bad</title>
<script>top.wasRun = 'script'</script>
<link rel="stylesheet" href="https://elsewhere.example/a.css"/>
<style>@import "https://elsewhere.example/b.css"; p { background: url(https://elsewhere.example/c.png) }</style></head>
<body onload="top.wasRun = 'onload'"><p id="here">A chapter with more in it than words.</p>
<img src="missing.png" onerror="top.wasRun = 'onerror'" alt=""/>
<img src="https://elsewhere.example/d.png" alt=""/>
<iframe srcdoc="&lt;script&gt;top.wasRun = 'srcdoc'&lt;/script&gt;"></iframe>
<object data="https://elsewhere.example/e"></object>
<svg xmlns="http://www.w3.org/2000/svg"><script>top.wasRun = 'svg'</script><a xmlns:x="http://www.w3.org/1999/xlink" x:href="javascript:top.wasRun='svg link'"><text y="20">Svg</text></a></svg>
<form action="https://elsewhere.example/f"><button>Send</button></form>
<p><a href="javascript:top.wasRun = 'link'">A way</a></p></body></html>`;

const MANIFEST = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>Bad</dc:title><dc:language>en</dc:language></metadata>
<manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="c"/></spine></package>`;

const CONTAINER = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="p.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

const ENCRYPTION = `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
<enc:EncryptedData><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes256-cbc"/>
<enc:CipherData><enc:CipherReference URI="c.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>`;

const FIXED = '<meta property="rendition:layout">pre-paginated</meta>';

const zipped = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const)));

test('a book’s scripts and external resources are blocked, and a full device and a broken, encrypted or fixed-layout file show a message', async ({
  page,
}) => {
  await openOrder(page, newBuyer());
  const files = { 'META-INF/container.xml': CONTAINER, 'p.opf': MANIFEST, 'c.xhtml': CHAPTER };
  const bad = zipped(files);
  // A device without space.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room.', 'QuotaExceededError');
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  let body: Buffer = Buffer.from(bad);
  await page.route('**/book', (route) => route.fulfill({ body, contentType: 'application/epub+zip' }));
  await page.getByRole('link', { name: 'Read here' }).click();
  const reader = new BookReader(page);
  await reader.has('more in it than words');
  await expect(reader.frame.getByText('This device is full')).toBeVisible();
  for (const link of (await reader.text?.locator('a').all()) ?? []) await link.click({ force: true });
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined();
  expect(asked.filter((url) => url.includes('elsewhere.example'))).toEqual([]);
  const left = await reader.text?.evaluate(
    () => document.querySelectorAll('script, iframe, object, form').length,
  );
  expect(left).toBe(0);

  const encrypted = { ...files, 'META-INF/encryption.xml': ENCRYPTION };
  const fixed = { ...files, 'p.opf': MANIFEST.replace('</metadata>', `${FIXED}</metadata>`) };
  for (const unreadable of [bad.subarray(0, 200), zipped(encrypted), zipped(fixed)]) {
    body = Buffer.from(unreadable);
    await page.reload();
    await expect(page.getByText('This file can’t be shown here.')).toBeVisible();
  }
});
