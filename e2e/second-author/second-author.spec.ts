import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, type Page, test } from '@playwright/test';
import type { Email } from 'postal-mime';

import { BookReader } from '../book-reader.js';
import { newBuyer } from '../checkout.js';
import { emailsIn } from '../mailbox.js';
import { ownerSettings, owner } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { type Site, startSite } from '../site.js';
import { crawl, type Found } from './crawl.js';
import { pdfText } from './pdf-text.js';
import { firstAuthorsNames, foreignPhrases } from './texts.js';

const content = path.join(import.meta.dirname, 'content');

/** Pages that no other page links to. */
const unlinked = [
  ...[
    '/404',
    '/books/404',
    '/order',
    '/read',
    '/review',
    '/thank-you',
    '/find-my-books',
    '/nirgendwo',
    '/books/nirgendwo',
  ],
  ...['/link-expired', '/link-sent', '/link-unknown', '/link-closed', '/order-to-send', '/order-sent'],
  ...['/newsletter-confirm', '/newsletter-confirmed', '/newsletter-end', '/newsletter-ended'],
  ...['/newsletter-waiting', '/newsletter-return', '/newsletter-preferences', '/message-real'],
  ...['/release-notice-asked', '/release-notice-confirm', '/release-notice-confirmed'],
  ...['/speaking', '/sitemap.xml', '/robots.txt', '/search-index.json', '/search-articles.json'],
  ...['/blog/rss.xml', '/blog/feed.json', '/favicon.svg', '/site.webmanifest'],
];

/** Jonas Feld, novelist: German, euros, two books, and none of the parts that he does not want. */
test.describe('a second author @trial', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  let foreign: string[];
  const buyer = newBuyer('Käthe Müller');

  test.beforeAll(async () => {
    site = await startSite({ CONTENT_DIR: content, ...ownerSettings });
    const { english, firstAuthors } = await foreignPhrases(content);
    foreign = [...english, ...firstAuthors, ...(await firstAuthorsNames())];
  });
  test.afterAll(() => site?.stop());

  const foreignIn = ({ path: place, text }: Pick<Found, 'path' | 'text'>) =>
    foreign.filter((phrase) => text.includes(phrase)).map((phrase) => `${place}: ${phrase}`);

  async function email(to: string, subject: RegExp): Promise<Email> {
    let found: Email | undefined;
    const isIt = (mail: Email) => mail.to?.[0]?.address === to && subject.test(mail.subject ?? '');
    await expect
      .poll(
        async () => (found = (await emailsIn(path.join(site.dataDir, 'mail'))).find(isIt)) !== undefined,
        {
          intervals: [100],
          message: `${subject} to ${to}`,
        },
      )
      .toBe(true);
    if (!found) throw new Error('unreachable');
    return found;
  }

  async function pay(page: Page): Promise<void> {
    await page.getByLabel('Vor- und Nachname *').fill(buyer.name);
    await page.getByLabel('E-Mail-Adresse *').fill(buyer.email);
    await page.getByRole('checkbox', { name: /Widerrufsrecht/ }).check();
    await page.getByRole('button', { name: 'Jetzt kaufen für 9,99 €' }).click();
    await page.getByLabel('Kartennummer').fill('4242 4242 4242 4242');
    await page.getByLabel('Gültig bis').fill('12 / 34');
    await page.getByLabel('Prüfnummer').fill('123');
    await page.getByLabel('PLZ').fill('02826');
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen: 9,99 €' }).click();
    await expect(page.getByRole('heading', { name: /gehört Ihnen/ })).toBeVisible();
  }

  test('has a whole site of at most 14 files', async () => {
    const names = await readdir(content, { recursive: true, withFileTypes: true });
    const files = names.filter((name) => name.isFile() && !name.parentPath.includes('/made'));
    expect(files.length).toBeLessThanOrEqual(14);
  });

  test('shows nothing of the first author and no English, on any page, in any script and feed', async () => {
    const german = { cookie: 'dashboard-language=de' };
    const found = await crawl(site.url, ['/', '/admin', ...unlinked], german);
    expect([found.length > 100, foreign.length > 2_000]).toEqual([true, true]);
    const lost = found.filter(({ path: place, status }) => status >= 400 && !unlinked.includes(place));
    expect(lost.map(({ path: place, status }) => `${place}: ${status}`)).toEqual([]);
    expect(found.flatMap(foreignIn)).toEqual([]);
    const inDollars = found.filter(
      ({ path: place, text }) => !/\.(js|css)$/.test(place) && /\$\d/.test(text),
    );
    expect(inDollars.map(({ path: place }) => place)).toEqual([]);
    const pages = found.filter(({ text }) => text.startsWith('<!doctype html>'));
    expect(
      pages.filter(({ text }) => !text.includes('<html lang="de"')).map(({ path: place }) => place),
    ).toEqual([]);
  });

  test('sells, delivers and refunds in German', async ({ page }) => {
    await page.goto(`${site.url}/strasse-nach-lodz`);
    expect(await faultsOf(page)).toEqual([]);
    await page
      .getByRole('link', { name: /kaufen/i })
      .first()
      .click();
    await pay(page);
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: /PDF herunterladen/ }).click();
    const file = await (await waiting).path();
    expect(await pdfText(await readFile(file))).toContain('seit Mitternacht auf der Brücke');

    await page.getByRole('link', { name: 'Bestellung und Beleg ansehen' }).click();
    await expect(page.getByText('Ihre Zahlung ist angekommen.')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const receipt = await page.getByRole('link', { name: /^Beleg .* \(PDF\)$/ }).getAttribute('href');
    const paper = await pdfText(Buffer.from(await (await page.request.get(site.url + receipt)).body()));
    expect(paper).toContain('9,99 €');
    expect(paper).toContain('Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.');
    expect(foreignIn({ path: 'receipt', text: paper })).toEqual([]);
    expect(foreignIn({ path: 'order', text: await page.content() })).toEqual([]);

    const order = page.url();
    await page.getByRole('link', { name: 'Hier lesen' }).click();
    await expect(page.getByText(/Dieses Buch ist jetzt auf diesem Gerät/)).toBeVisible();
    // Past the cover.
    await page.keyboard.press('ArrowRight');
    await new BookReader(page).has(/Hanna Größls erster Fall/);
    await page.goto(order);
    await page.getByText('Geld erstatten lassen').click();
    await page.getByRole('button', { name: 'Ja, 9,99 € erstatten' }).click();
    await expect(page.getByText(/9,99\s€ wurden erstattet/).first()).toBeVisible();
  });

  test('writes its emails in German', async ({ page }) => {
    await page.goto(`${site.url}/`);
    await page.getByLabel('E-Mail-Adresse').fill(buyer.email);
    await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
    const delivered = await email(buyer.email, /^Ihr Exemplar von/);
    expect(delivered.html).toContain('lang="de"');
    await email(buyer.email, /^Soll ich Ihnen schreiben\?$/);
    await email(buyer.email, /^Ihre Erstattung/);
    await email('post@jonasfeld.example', /^Erstattet: /);
    for (const { subject = '', text = '', html = '' } of await emailsIn(path.join(site.dataDir, 'mail')))
      expect(foreignIn({ path: subject, text: `${subject}\n${text}\n${html}` })).toEqual([]);
  });

  test('is administered in German', async ({ page }) => {
    await page.goto(`${site.url}/admin`);
    await page.getByLabel('E-Mail-Adresse').fill(owner.email);
    await page.getByLabel('Passwort', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('link', { name: 'Bestellungen' }).first()).toBeVisible();
    const sections = page.getByRole('navigation').getByRole('link');
    await expect(sections.filter({ hasText: 'Vorträge' })).toHaveCount(0);
    const paths = await sections.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    for (const address of new Set(paths)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('status', { name: /laden/ })).toHaveCount(0);
      expect(foreignIn({ path: address, text: await page.locator('body').innerText() })).toEqual([]);
    }
    await page.goto(`${site.url}/admin/shop/orders`);
    await page
      .getByRole('row', { name: new RegExp(buyer.name) })
      .getByRole('link')
      .click();
    await expect(page.getByText('9,99 €').first()).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
