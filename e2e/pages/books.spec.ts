import { expect, type Page, test } from '@playwright/test';

const titles = (page: Page) => page.locator('main li:visible article h2').allTextContents();
const menu = (page: Page) => page.getByLabel('Category');

const legal = ['Grant Writing', 'Fresh Start'];
const motivational = ['Starting Over', 'Thank God for Mom', 'Greedy/Lying'];

test('the list of books is filtered by category, and the address follows @S1-books-2 @S1-books-3 @quick', async ({
  page,
}) => {
  await page.goto('/books');
  expect(await titles(page)).toHaveLength(8);
  expect(await menu(page).locator('option').allTextContents()).toEqual([
    'All Books',
    'Spiritual Growth',
    'Legal Guidance',
    'Motivational',
  ]);
  await menu(page).selectOption('Legal Guidance');
  await expect(page).toHaveURL('/books?category=legal');
  expect(await titles(page)).toEqual(legal);
  await expect(page.getByRole('status')).toHaveText('2 of 8 books shown');
  await menu(page).selectOption('All Books');
  await expect(page).toHaveURL('/books');
  expect(await titles(page)).toHaveLength(8);
});

test('a shared address opens with its category, and an invalid one with every book @S1-books-4', async ({
  page,
}) => {
  await page.goto('/books?category=motivational');
  await expect(menu(page)).toHaveValue('motivational');
  expect(await titles(page)).toEqual(motivational);
  await page.goto('/books?category=cookery');
  await expect(page.getByRole('status')).toHaveText('8 of 8 books shown');
  expect(await titles(page)).toHaveLength(8);
});

test('a selection made before the script has loaded stays', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/books', { waitUntil: 'commit' });
  await menu(page).selectOption('Legal Guidance');
  expect(await titles(page)).toEqual(legal);
  release();
  await expect(page).toHaveURL('/books?category=legal');
  expect(await titles(page)).toEqual(legal);
});

test('a card shows three lines of the description, the price, the page count, and two shops in new tabs @S1-analytics-9 @S1-books-6', async ({
  page,
}) => {
  await page.goto('/books');
  const card = page.getByRole('article').filter({ hasText: 'Finding Peace' });
  await expect(card).toContainText('Spiritual Growth');
  await expect(card).toContainText('Stillness as a Daily Practice');
  await expect(card).toContainText('$16.95');
  await expect(card).toContainText('224 pages');
  const clamp = await card
    .getByText(/^Most of us wait for peace/)
    .evaluate((words) => [getComputedStyle(words).webkitLineClamp, words.scrollHeight > words.clientHeight]);
  expect(clamp).toEqual(['3', true]);
  for (const shop of ['Amazon', 'Barnes & Noble']) {
    await expect(card.getByRole('link', { name: shop })).toHaveAttribute('target', '_blank');
  }
  await card.getByRole('link', { name: /^View Details/ }).click();
  await expect(page).toHaveURL('/books/finding-peace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finding Peace');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').click();
  await expect(page).toHaveURL('/books');
});

test('the page of a book links to its category, to four shops, and to its audio preview @S1-analytics-9 @S1-books-9 @S1-books-10 @S1-books-21 @S1-books-22', async ({
  page,
}) => {
  await page.goto('/books/grant-writing');
  const shops = page.getByRole('link', { name: /\(opens in a new tab\)/ });
  await expect(shops).toHaveCount(4);
  for (const shop of await shops.all()) await expect(shop).toHaveAttribute('target', '_blank');
  for (const heading of ['About This Book', 'Additional Resources', 'Keywords', 'You Might Also Like']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Play Audio' }).click();
  await expect(page).toHaveURL('/audio-previews?book=grant-writing');
  await expect(page.getByRole('combobox', { name: 'Book', exact: true })).toHaveValue(/^Grant Writing/);
  await page.goBack();
  await page.getByRole('link', { name: 'Legal Guidance' }).click();
  await expect(page).toHaveURL('/books?category=legal');
  await expect(menu(page)).toHaveValue('legal');
});

test('an unknown book has an interactive page of its own with status 404 @S1-books-23 @S1-routes-8 @S1-routes-10', async ({
  page,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  for (const address of ['/books/lost', '/books/lost/']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book Not Found');
    await expect(
      page.getByText("The book you're looking for doesn't exist or has been moved."),
    ).toBeVisible();
  }
  await page.getByRole('link', { name: 'Browse All Books' }).click();
  await expect(page).toHaveURL('/books');
  expect(thrown).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list can be filtered, and a book’s page is complete @S1-books-5 @S1-books-12', async ({
    page,
  }) => {
    await page.goto('/books');
    await menu(page).selectOption('Motivational');
    expect(await titles(page)).toEqual(motivational);
    await page.goto('/books/fear-not');
    await expect(page.getByText('979-8-000-00062-5')).toBeVisible();
    await expect(page.getByText(/^I am afraid of one bridge\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You Might Also Like' })).toBeVisible();
  });
});
