import { expect, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { frameOf, listenTo, ready } from './host-page.js';
import { startHostSite } from './host-site.js';

const author = process.env['SITE_URL'] ?? '';

test('a site owner configures an embed, previews it, copies two lines, and they work on another site @S3-embeds-1 @quick', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const said = listenTo(page);
  await page.goto('/embeds');
  const form = page.getByRole('region', { name: 'Choose what it is and how it looks' });
  await form.scrollIntoViewIfNeeded();
  const book = form.getByLabel('Which book');
  await hydrated(book);
  await book.selectOption({ label: 'Fear Not' });
  await form.getByLabel('Light or dark').selectOption({ label: 'Always light' });
  await form.getByLabel('Your color').fill('#ffd166');
  await expect(form.getByText('Text in this color would be hard to read')).toBeVisible();
  await form.getByLabel('Your color').fill('#0b5d3b');
  await expect(form.getByText('Text in this color would be hard to read')).toBeHidden();
  const preview = page.locator('lectern-buy');
  await preview.scrollIntoViewIfNeeded();
  await ready(preview);
  const { frame } = frameOf(preview);
  await expect(frame.getByText('Fear Not').first()).toBeVisible();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(said).toEqual([]);

  // Another widget has another element and its own text about allowed hosts.
  await form.getByLabel('What your readers see').selectOption({ label: 'The search from this site' });
  await expect(form.getByText('I keep a list of the sites')).toBeVisible();
  const search = page.locator('lectern-search');
  await ready(search);
  await frameOf(search).frame.getByRole('combobox').fill('peace');
  await expect(frameOf(search).frame.getByRole('option').first()).toHaveAttribute('target', '_blank');
  await form.getByLabel('What your readers see').selectOption({ label: 'The book assistant' });
  const chat = page.locator('lectern-chat');
  await ready(chat);
  await frameOf(chat).frame.getByRole('button', { name: 'What do the books cost?' }).click();
  await expect(frameOf(chat).frame.getByRole('log')).toContainText('$');
  await form.getByLabel('What your readers see').selectOption({ label: 'A book to buy' });

  const lines = page.getByRole('group', { name: 'Copy this into your page' });
  await expect(lines).toContainText(`src="${author}/embed/v1.js"`);
  await page.getByLabel('Lock this version').check();
  await expect(lines).toContainText('integrity="sha384-');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Copied. Paste it into your page.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('<lectern-buy product="fear-not" theme="light" accent="#0b5d3b">');

  const host = await startHostSite(author);
  host.show({ body: copied, hasLoader: true });
  await page.goto(host.url);
  await ready(page.locator('lectern-buy'));
  await host.stop();
});

test('a frame opened as a page works and links to the site, and its link works without script @S3-embeds-13', async ({
  page,
  browser,
}) => {
  const said = listenTo(page);
  await page.goto('/embed/checkout?product=fear-not');
  await expect(page.getByRole('button', { name: /^Buy now for/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buy it on the author’s own site' })).toHaveAttribute(
    'href',
    '/fear-not',
  );
  await page.goto('/embed/checkout?product=no-such-book');
  await expect(page.getByRole('alert')).toContainText('This book isn’t available here.');
  expect(said).toEqual([]);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: author });
  const scriptless = await plain.newPage();
  await scriptless.goto('/embed/legal-companion');
  await scriptless.getByRole('link', { name: 'Take it on the author’s own site' }).click();
  await expect
    .poll(() => plain.pages().map((each) => new URL(each.url()).pathname))
    .toContain('/legal-companion');
  await plain.close();
});
