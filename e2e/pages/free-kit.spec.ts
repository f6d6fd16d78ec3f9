import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

import { expect, type Page, test } from '@playwright/test';

import { newBuyer, toast } from '../checkout.js';
import { mailTo } from '../mailbox.js';

const run = promisify(execFile);

const kit = (page: Page) => page.getByRole('region', { name: 'The Grant Writer Starter Kit' });
const button = (page: Page) => kit(page).getByRole('button', { name: 'Download Free Kit' });

async function fill(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await kit(page).getByLabel('Full Name *').fill(name);
  await kit(page).getByLabel('Email Address *').fill(email);
}

test('a visitor enters name and address, and gets the kit at once and by email @S2-demo-and-kit-8 @S2-demo-and-kit-10 @quick', async ({
  page,
}, testInfo) => {
  const reader = newBuyer();
  await page.goto('/grant-writing');
  await kit(page).scrollIntoViewIfNeeded();
  await expect(kit(page).getByText('A $47 value, free')).toBeVisible();
  await fill(page, reader);
  const tab = page.context().waitForEvent('page');
  await button(page).click();
  await expect(toast(page, 'Download Ready!')).toBeVisible();
  await expect(page.getByText(/^Check your email for the download link/).first()).toBeVisible();
  await tab;

  const given = kit(page).getByRole('status');
  await expect(given).toContainText('in your downloads');
  const [workbook = '', budget = '', whole = ''] = await given
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const pdf = await page.request.get(workbook);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await (await page.request.get(budget)).body()).subarray(0, 2).toString()).toBe('PK');
  expect((await page.request.get(whole)).headers()['content-disposition']).toContain(
    'Grant Writer Starter Kit.zip',
  );
  const mail = await mailTo(reader.email, 'Your Grant Writer Starter Kit');
  expect(mail.text).toContain(`Dear ${reader.name},`);

  const file = testInfo.outputPath('workbook.pdf');
  await writeFile(file, await pdf.body());
  const { stdout } = await run('pdfinfo', [file]).catch(() => ({ stdout: '' }));
  test.skip(stdout === '', 'poppler-utils is not installed');
  expect(Number(/Pages:\s+(\d+)/.exec(stdout)?.[1])).toBeGreaterThan(30);
});

test('without a name or an address the kit is not requested @S2-calls-and-errors-18 @S2-demo-and-kit-9', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/downloads', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/grant-writing');
  await kit(page).scrollIntoViewIfNeeded();
  await fill(page, { name: 'Ruth', email: '' });
  await button(page).click();
  const message = 'Please provide your name and email address to download the free kit';
  await expect(kit(page).getByText(message)).toBeVisible();
  const email = kit(page).getByLabel('Email Address *');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(kit(page).getByLabel('Full Name *')).not.toHaveAttribute('aria-invalid');
  expect(asked).toBe(0);
});

test('an error from the server is shown, and the form keeps its input @S2-calls-and-errors-18 @S2-demo-and-kit-11', async ({
  page,
}) => {
  await page.goto('/grant-writing');
  await kit(page).scrollIntoViewIfNeeded();
  await fill(page, { name: 'Ruth', email: 'no-address' });
  await button(page).click();
  await expect(toast(page, 'Download Failed')).toBeVisible();
  await expect(page.getByText('400: Please enter a valid email address').first()).toBeVisible();
  await expect(kit(page).getByLabel('Email Address *')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await expect(kit(page).getByLabel('Full Name *')).toHaveValue('Ruth');
  await expect(button(page)).toBeEnabled();

  await fill(page, newBuyer());
  await page.route('**/api/downloads', (route) => route.abort());
  await button(page).click();
  await expect(page.getByText('Failed to process download request').first()).toBeVisible();
});
