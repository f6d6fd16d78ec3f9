import { expect, type Page, test } from '@playwright/test';

/** Subject of each question, by the id of its entry. */
const questions = [
  ['inspiration', /inspired/],
  ['start', /start with/],
  ['audience', /books for/],
  ['law-and-faith', /law and faith/],
  ['topics', /topics/],
  ['booking', /book you/],
  ['consulting', /consultation/],
  ['where-to-buy', /buy your books/],
  ['signed', /signed copy/],
  ['resources', /extra resources/],
  ['groups', /discounts/],
  ['updates', /updated/],
  ['suggestions', /suggest a topic/],
] as const;

const questionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Questions people ask me' }).locator('details');

test('the about page introduces her, and answers thirteen questions, one open at a time @phone @S1-author-1 @quick', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Attorney, author, speaker and teacher of faith')).toBeVisible();
  await expect(page.getByRole('img', { name: /Eleanor Marsh/ })).toBeVisible();
  const journey = page.getByRole('region', { name: 'My Journey' });
  await expect(journey.getByRole('heading', { level: 3 })).toHaveText([
    'Legal Education',
    'Faith Foundation',
    'Community Impact',
  ]);
  const items = questionsOf(page);
  await expect(items).toHaveCount(13);
  for (const [at, [id, about]] of questions.entries()) {
    await expect(items.nth(at)).toHaveAttribute('id', id);
    await expect(items.nth(at).getByRole('heading')).toHaveText(about);
    await expect(items.nth(at)).not.toHaveAttribute('open');
  }
  const [first, second] = [items.nth(0), items.nth(1)];
  await first.locator('summary').click();
  await expect(first).toHaveAttribute('open');
  await second.locator('summary').press('Enter');
  await expect(second).toHaveAttribute('open');
  await expect(first).not.toHaveAttribute('open');
  await second.locator('summary').click();
  await expect(second).not.toHaveAttribute('open');
});

const services = [
  ['Motivational Speaking', 'Inspirational', '30 to 90 minutes', '10 to 1000+ people'],
  ['Legal Concepts Teaching', 'Educational', '1 to 4 hours', '15 to 50 people'],
  ['Grant Writing Training', 'Professional', 'Half or full day', '10 to 30 people'],
  ['Biblical Teaching', 'Spiritual', '45 to 120 minutes', '20 to 500 people'],
] as const;

const offers = [
  [
    'Virtual Event',
    '$500',
    '45-minute presentation',
    'Interactive Q&A',
    'Customized content',
    'Technical support',
  ],
  [
    'In-Person Event',
    '$1,500',
    '60-minute presentation',
    'Travel coordination',
    'Meet and greet',
    'Book signing available',
  ],
] as const;

test('the speaking page names her topics, durations, audience sizes and fees @S1-author-2', async ({
  page,
}) => {
  await page.goto('/speaking');
  const kinds = page.getByRole('region', { name: 'Four kinds of evening' }).getByRole('article');
  await expect(kinds).toHaveCount(4);
  for (const [at, said] of services.entries()) {
    const card = kinds.nth(at);
    for (const text of said) await expect(card.getByText(text, { exact: true })).toBeVisible();
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(card.getByRole('link', { name: /^Request This Service/ })).toHaveAttribute(
      'href',
      /^\/contact\?topic=speaking&service=[a-z-]+$/,
    );
  }
  const costs = page.getByRole('region', { name: 'What it costs' });
  for (const said of offers)
    for (const text of said) await expect(costs.getByText(text, { exact: true })).toBeVisible();
  const topics = page.getByRole('region', { name: 'What people ask for most' });
  await expect(topics.getByRole('heading', { level: 3 })).toHaveText([
    'Inspirational',
    'Professional',
    'Spiritual',
  ]);
  await expect(topics.getByRole('list')).toHaveCount(3);
});

test('the speaking page has three testimonials, and links to book her by email or phone @S1-author-3', async ({
  page,
}) => {
  await page.goto('/speaking');
  const voices = page.getByRole('region', { name: 'From people who were in the room' }).locator('figure');
  await expect(voices).toHaveCount(3);
  for (const [at, said] of [
    ['Denise Okafor', 'Director of Women’s Ministry', 'Mount Hermon Fellowship'],
    ['Marcus Bell', 'Program Manager', 'Eastside Housing Clinic'],
    ['Ana Lucia Reyes', 'Executive Director', 'Riverbend Literacy Project'],
  ].entries()) {
    for (const text of said) await expect(voices.nth(at)).toContainText(text);
    await expect(voices.nth(at).locator('blockquote')).not.toBeEmpty();
  }
  const booking = page.getByRole('region', { name: 'Tell me about your room' });
  await expect(booking.getByRole('link', { name: '(202) 555-0147' })).toHaveAttribute(
    'href',
    'tel:+12025550147',
  );
  await booking.getByRole('link', { name: 'Book a date' }).click();
  await expect(page).toHaveURL('/contact?topic=speaking');
});

test('the privacy page says what data the site has, and since when @S1-author-4', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/^Last updated:? \w+ \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(page.locator('main').getByText(/operated from the District of Columbia/)).toBeVisible();
  for (const kind of [
    /^Contact details:/,
    /^Purchase information:/,
    /^Analytics: how often each page is shown/,
    /^Essential:/,
    /^Analytics: set only/,
    /^Preference:/,
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: kind })).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { name: 'What I use it for' })).toBeVisible();
  const address = page.locator('main').getByRole('link', { name: 'hello@eleanormarsh.example' });
  await expect(address).toHaveAttribute('href', 'mailto:hello@eleanormarsh.example');
});

test('the test page of Finding Peace shows the shop’s data @S1-author-5', async ({ page, request }) => {
  const products = (await (await request.get('/api/products')).json()) as { id: string; price: number }[];
  const cents = products.find(({ id }) => id === 'finding-peace-ebook')?.price ?? 0;
  await page.goto('/test-finding-peace');
  await expect(page.locator('main').getByText(`$${(cents / 100).toFixed(2)}`)).toBeVisible();
  await page.getByRole('link', { name: 'Open its page' }).click();
  await expect(page).toHaveURL('/finding-peace');
});
