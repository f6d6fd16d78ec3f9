import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';

test('without script every page shows its content, and each of its links works @S1-routes-1 @S1-routes-11 @S1-routes-13 @S1-routes-14 @quick', async ({
  request,
  baseURL,
}) => {
  const from = new Map([['/', 'the start']]);
  const idsOf = new Map<string, Set<string>>();
  const sections: { path: string; hash: string; referrer: string }[] = [];
  for (const [path, referrer] of from) {
    const answer = await request.get(path);
    expect(answer.status(), `${path}, from ${referrer}`).toBe(200);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = parse(await answer.text());
    idsOf.set(path, new Set(html.querySelectorAll('[id]').map(({ id }) => id)));
    expect(html.querySelectorAll('h1'), path).toHaveLength(1);
    for (const anchor of html.querySelectorAll('a[href]')) {
      const link = new URL(anchor.getAttribute('href') ?? '', `${baseURL}${path}`);
      const target = link.pathname + link.search;
      if (link.origin !== baseURL) continue;
      if (!from.has(target)) from.set(target, path);
      if (link.hash) sections.push({ path: target, hash: link.hash.slice(1), referrer: path });
    }
  }
  expect(idsOf.size).toBeGreaterThan(30);
  for (const { path, hash, referrer } of sections) {
    expect(idsOf.get(path)?.has(hash), `${path}#${hash}, from ${referrer}`).toBe(true);
  }
});

test.describe('in a browser without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each page shows its heading, and no form that cannot be sent @S1-routes-14', async ({ page }) => {
    for (const address of [
      '/',
      '/about',
      '/speaking',
      '/contact',
      '/downloads',
      '/audio-previews',
      '/blog',
      '/legal-companion',
      '/legal-companion/dashboard',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const main = page.locator('main');
      await expect(main.getByRole('button', { name: /^(?:Subscribe|Send|Download|Generate)/ })).toHaveCount(
        0,
      );
      await expect(main.getByRole('textbox')).toHaveCount(0);
    }
  });

  test('a book page says how it is bought, and shows no dead button (C10)', async ({ page }) => {
    await page.goto('/finding-peace');
    const note = page.getByText(/^Buying here needs JavaScript/);
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/);
    await page.goto('/shop');
    await expect(note.getByRole('link', { name: /stores/ })).toHaveAttribute('href', '/books');
    const main = page.getByRole('main');
    await expect(main.getByRole('button').or(main.getByRole('textbox'))).toHaveCount(0);
  });

  test('a shared list of books shows the category of its address', async ({ page }) => {
    await page.goto('/books?category=legal');
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(2);
  });

  test('samples and videos are available by their links, and questions open @S1-routes-14', async ({
    page,
  }) => {
    await page.goto('/downloads');
    const sample = page.getByRole('link', { name: 'Five Verses' });
    await expect(sample).toHaveAttribute('href', '/attached_assets/five-verses.pdf');
    await page.goto('/');
    await expect(page.getByText(/^This form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the film’s file' })).toHaveAttribute('href', /\.mp4$/);
    await page.goto('/about');
    await page.getByText('Who are your books for?').click();
    await expect(page.getByText(/^For people who need to know what to do next/)).toBeVisible();
  });
});
