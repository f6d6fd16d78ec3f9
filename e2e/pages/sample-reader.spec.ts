import { expect, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { SampleReader } from '../sample-reader.js';

// The reader scrolls smoothly.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const address = '/finding-peace';
const samples = [
  'fear-not-sample',
  'starting-over-sample-chapter-2',
  'women-teach-preach-sample-chapter5',
  'thank-god-for-mom-sample',
  'fresh-start-sample-chapter1-updated',
  'grant-writing-sample-chapter1',
  'finding-peace-sample',
  'greedy-lying-sample',
];

test('the sample loads on demand, is read by keyboard alone, and closes by Escape @S2-samples-and-trailers-1 @S2-samples-and-trailers-2 @S2-samples-and-trailers-7 @quick', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const isSample = (path: string) => path.endsWith('finding-peace-sample.json');
  const reader = new SampleReader(page);
  await page.goto(address);
  await reader.approach();
  expect(fetched.filter(isSample)).toEqual([]);
  await reader.button.focus();
  await page.keyboard.press('Enter');
  await expect(reader.text.getByRole('heading', { level: 2, name: 'The kitchen chair' })).toBeVisible();
  expect(fetched.filter(isSample)).toHaveLength(1);
  await expect(reader.window).toBeFocused();

  await page.keyboard.press('PageDown');
  await expect.poll(() => reader.window.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => reader.window.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.keyboard.press('End');
  await expect(reader.progress).toHaveAttribute('aria-valuenow', '100');
  await expect(reader.frame.getByText('The end of the sample')).toBeVisible();
  await expect(reader.text.getByRole('link', { name: 'Get the whole book' })).toBeInViewport();

  // The focus stays in the reader in both directions.
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(reader.frame).toHaveCount(0);
  await expect(reader.button).toBeFocused();
});

test('size and paper are chosen once for every sample, and lines stay 60 to 75 characters long @S2-samples-and-trailers-3 @S2-samples-and-trailers-4', async ({
  page,
}) => {
  const reader = new SampleReader(page);
  await page.goto(address);
  await reader.open();
  const look = () =>
    reader.text.evaluate((text) => ({
      size: getComputedStyle(text).fontSize,
      ground: getComputedStyle(text.closest('dialog') ?? text).backgroundColor,
    }));
  const before = await look();
  const characters = await reader.text.evaluate((text) => {
    const paragraph = [...text.querySelectorAll('p')].find((each) => (each.textContent?.length ?? 0) > 450);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    const lines = Math.round((paragraph?.getBoundingClientRect().height ?? 0) / lineHeight);
    return (paragraph?.textContent?.length ?? 0) / lines;
  });
  expect(characters).toBeGreaterThan(58);
  expect(characters).toBeLessThan(75);

  await reader.tool('Type and paper').click();
  await reader.tool('Larger text').click();
  await expect(reader.frame.getByText('Size 4 of 7')).toBeVisible();
  await reader.frame.getByRole('radio', { name: 'Sepia' }).check();
  // The first Escape closes the panel, the reader stays.
  await page.keyboard.press('Escape');
  await expect(reader.tool('Larger text')).toBeHidden();
  await page.keyboard.press('+');
  const chosen = await look();
  expect(chosen.ground).not.toBe(before.ground);
  expect(Number.parseFloat(chosen.size)).toBeGreaterThan(Number.parseFloat(before.size));

  // The card of another book, elsewhere on the site.
  await page.goto('/books/fear-not');
  await reader.open();
  await expect(reader.text.getByRole('heading', { level: 2 })).toHaveText('Five verses to start with');
  expect(await look()).toEqual(chosen);
  await expect(reader.text.getByRole('link', { name: 'Get the whole book' })).toHaveAttribute(
    'href',
    /fear-not/,
  );
});

test('a returning reader continues at the same place, at any size, and may restart @S2-samples-and-trailers-6 @S2-samples-and-trailers-7', async ({
  page,
}) => {
  const reader = new SampleReader(page);
  await page.goto(address);
  await reader.open();
  await reader.tool('Contents').click();
  await reader.tool('Tonight').click();
  await expect(reader.tool('Tonight')).toBeHidden();
  await expect(reader.text.getByRole('heading', { level: 3, name: 'Tonight' })).toBeInViewport();
  const place = await reader.topParagraph();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => reader.topParagraph()).toBe(place);
  await reader.tool('Close the sample').click();
  await expect(reader.frame).toHaveCount(0);

  await page.reload();
  await reader.open();
  await expect(reader.frame.getByText('You stopped here.')).toBeVisible();
  await expect.poll(() => reader.topParagraph()).toBe(place);
  await reader.tool('Start over').click();
  await expect(reader.frame.getByText('You stopped here.')).toHaveCount(0);
  await expect(reader.progress).toHaveAttribute('aria-valuenow', '0');
  await expect(reader.window).toBeFocused();
});

test('a failed sample says so, offers the PDF, and can be retried @S2-samples-and-trailers-8', async ({
  page,
}) => {
  const reader = new SampleReader(page);
  await page.route('**/finding-peace-sample.json', (route) => route.abort(), { times: 1 });
  await page.goto(address);
  await reader.approach();
  await reader.button.click();
  await expect(reader.frame.getByRole('alert')).toContainText('The sample didn’t load.');
  await expect(reader.frame.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    '/objects/digital-files/finding-peace-sample.pdf',
  );
  await reader.tool('Try again').click();
  await expect(reader.text).toBeVisible();
});

test('the end of the sample links to the purchase @S2-samples-and-trailers-9', async ({ page }) => {
  const reader = new SampleReader(page);
  await page.goto(address);
  await reader.open();
  const box = await reader.frame.boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  expect(await reader.window.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await reader.text.getByRole('link', { name: 'Get the whole book' }).click();
  await expect(reader.frame).toHaveCount(0);
  await expect(page).toHaveURL(/#buy$/);
  await expect(page.locator('#buy')).toBeInViewport();
});

test('the sample of every book exists as a PDF and as text at its public address @S2-samples-and-trailers-12 @S2-samples-and-trailers-14 @S2-samples-and-trailers-17', async ({
  request,
}) => {
  for (const name of samples) {
    const pdf = await request.get(`/objects/digital-files/${name}.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    const reading = await request.get(`/objects/digital-files/${name}.json`);
    const { wordCount, contents } = (await reading.json()) as { wordCount: number; contents: object[] };
    expect(wordCount).toBeGreaterThanOrEqual(1500);
    expect(contents.length).toBeGreaterThan(1);
  }
  for (const name of ['finding-peace-sample', 'women-teach-sample', 'fear-not-sample']) {
    expect((await request.get(`/attached_assets/${name}.pdf`)).status()).toBe(200);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample is a PDF, and the trailer its file @S2-samples-and-trailers-10', async ({ page }) => {
    await page.goto(address);
    for (const name of ['Read the sample', 'The sample as a PDF']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/objects/digital-files/finding-peace-sample.pdf',
      );
    }
    await expect(page.getByRole('link', { name: /^Watch the trailer/ })).toHaveAttribute(
      'href',
      '/attached_assets/finding-peace-trailer.mp4',
    );
  });
});

test.describe('for everyone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the reader is accessible on each of its papers @S2-samples-and-trailers-5', async ({ page }) => {
    const reader = new SampleReader(page);
    await page.goto(address);
    await reader.open();
    await reader.tool('Type and paper').click();
    for (const paper of ['Light', 'Sepia', 'Dark']) {
      await reader.frame.getByRole('radio', { name: paper }).check();
      expect(await violationsInBothSchemes(page)).toEqual([]);
    }
  });
});
