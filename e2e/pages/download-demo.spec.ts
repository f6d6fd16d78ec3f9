import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { expect, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { toast } from '../checkout.js';

const run = promisify(execFile);
const FILE = '**/attached_assets/before-you-buy.pdf';

test('a visitor tries a download: ready, two seconds, and a PDF of 3.5 MB is saved @S2-demo-and-kit-1 @S2-demo-and-kit-2 @quick', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/download-demo');
  const card = page.getByRole('article', { name: 'Before You Buy' });
  await hydrated(card);
  await expect(card.getByText('3.5 MB', { exact: true })).toBeVisible();
  await expect(card.getByText('Ready to download')).toBeVisible();

  await page.clock.pauseAt(Date.now() + 60_000);
  await card.getByRole('button', { name: 'Download PDF' }).click();
  await expect(card.getByText('Preparing your file...')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Downloading...' })).toBeDisabled();
  const waiting = page.waitForEvent('download');
  await page.clock.runFor(1_900);
  await expect(card.getByRole('button', { name: 'Downloading...' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  const download = await waiting;
  await expect(toast(page, 'Download Started')).toBeVisible();
  await expect(card.getByText(/^Downloaded\./)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Download again' })).toBeEnabled();

  expect(download.suggestedFilename()).toBe('before-you-buy.pdf');
  const { stdout } = await run('pdfinfo', [await download.path()]).catch(() => ({ stdout: '' }));
  test.skip(stdout === '', 'poppler-utils is not installed');
  expect(stdout).toMatch(/Title:\s+Before You Buy/);
  const bytes = Number(/File size:\s+(\d+)/.exec(stdout)?.[1]);
  expect((bytes / 1024 / 1024).toFixed(1)).toBe('3.5');
});

test('the preview opens the PDF in a new tab @S2-demo-and-kit-4', async ({ page }) => {
  await page.goto('/download-demo');
  const preview = page.getByRole('link', { name: /^Preview/ });
  await expect(preview).toHaveAttribute('target', '_blank');
  await hydrated(preview);
  const [asked] = await Promise.all([
    page.context().waitForEvent('request', (request) => request.url().endsWith('.pdf')),
    preview.click(),
  ]);
  expect((await page.request.get(asked.url())).headers()['content-type']).toBe('application/pdf');
  await expect(toast(page, 'PDF Opened')).toBeVisible();
});

test('a failed download says so, and can be retried @S2-demo-and-kit-5', async ({ page }) => {
  await page.route(FILE, (route) => route.fulfill({ status: 503 }));
  await page.clock.install();
  await page.goto('/download-demo');
  await hydrated(page.getByRole('button', { name: 'Download PDF' }));
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await page.clock.runFor(2_000);
  await page.clock.resume();
  await expect(toast(page, 'Download Failed')).toBeVisible();
  await expect(
    page.getByText('There was an issue downloading your file. Please try again.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
});

test('the formats are explained: PDF is universal, ePub adjustable @S2-demo-and-kit-7', async ({ page }) => {
  await page.goto('/download-demo');
  const formats = page.getByRole('region', { name: 'Two formats, one price' });
  await expect(formats.getByRole('listitem').filter({ hasText: 'PDF' })).toContainText('Universal');
  await expect(formats.getByRole('listitem').filter({ hasText: 'ePub' })).toContainText('Adjustable');
});
