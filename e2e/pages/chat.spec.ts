import { expect, type Locator, type Page, test } from '@playwright/test';

import { hydrated } from '../hydration.js';
import { violations } from '../axe.js';
import { newBuyer, toast } from '../checkout.js';

const opener = (page: Page) => page.getByRole('button', { name: 'Ask a question' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Book assistant' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' });
const question = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });
const typing = (page: Page) => panel(page).locator('[data-typing]');

async function openChat(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
  await hydrated(opener(page));
  await opener(page).click();
  await expect(question(page)).toBeFocused();
}

const typingMs = 1_000;

/** Pauses the page's clock, so that the second of typing lasts until released. */
const holdTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + typingMs);

/** Advances the clock by the second of typing, and releases what is held. */
async function typingEnds(page: Page): Promise<void> {
  await expect(typing(page)).toBeVisible();
  await page.clock.runFor(typingMs);
  await expect(typing(page)).toBeHidden();
  await page.clock.resume();
}

/** Asks and waits for the end of the typing. */
async function ask(page: Page, words: string): Promise<void> {
  await question(page).fill(words);
  await holdTime(page);
  await question(page).press('Enter');
  await typingEnds(page);
}

test('a visitor asks, gets an answer after a second, follows a link, and writes to her with the conversation @phone @S1-frame-23 @S1-frame-24 @S1-frame-26 @quick', async ({
  page,
  isMobile,
}) => {
  const calls: string[] = [];
  await openChat(page, '/');
  page.on('request', (request) => calls.push(request.url()));
  const suggestions = panel(page).getByRole('list', { name: 'Quick suggestions' });
  await expect(log(page)).toContainText('I’m a script, not a person.');
  await expect(suggestions.getByRole('button')).toHaveCount(6);
  await question(page).press('Enter');
  await expect(suggestions).toBeVisible();

  await holdTime(page);
  await suggestions.getByRole('button', { name: 'I am afraid of something' }).click();
  await expect(suggestions).toBeHidden();
  await expect(log(page)).toBeFocused();
  await typingEnds(page);
  const card = log(page).getByRole('link', { name: /^Fear Not/ });
  await expect(card).toContainText('$9.95, PDF & ePub');
  await ask(page, 'How much is it?');
  await expect(log(page)).toContainText('Fear Not is $9.95 here');
  await ask(page, '<img src="/nothing" onerror="document.title=1">');
  await expect(log(page)).toContainText('<img src="/nothing"');
  await expect(panel(page).getByRole('list', { name: 'You could ask' }).getByRole('button')).toHaveCount(3);
  expect(calls.filter((url) => /\/api\/|\/nothing|chat-script/.test(url))).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await card.first().click();
  await expect(page).toHaveURL('/fear-not');
  await expect(panel(page)).toBeVisible({ visible: !isMobile });
  if (isMobile) await opener(page).click();
  await expect(log(page)).toContainText('How much is it?');

  await log(page).getByRole('link', { name: 'Write to Eleanor' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(panel(page)).toBeHidden();
  const message = page.getByLabel('Message', { exact: true });
  await expect(message).toHaveValue(/^\n\nMy conversation with the book assistant:\n\nYou: I am afraid/);
  await expect(page.getByText('Your conversation is attached')).toBeVisible();
  await page.getByRole('button', { name: 'remove it' }).click();
  await expect(message).toHaveValue('');
  await expect(message).toBeFocused();

  await opener(page).click();
  await log(page).getByRole('link', { name: 'Write to Eleanor' }).click();
  await expect(message).toHaveValue(/You: How much is it\?/);

  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Start over' }).click();
  await expect(suggestions).toBeVisible();
  await expect(log(page)).not.toContainText('How much is it?');
  await panel(page).getByRole('button', { name: 'Close the assistant' }).click();
  await expect(opener(page)).toBeFocused();

  await page.getByLabel('Name', { exact: true }).fill('Ruth');
  await page.getByLabel('Email', { exact: true }).fill(newBuyer().email);
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    subject: 'A question from the chat',
    message: expect.stringContaining('Assistant: Fear Not is $9.95 here'),
  });
  await expect(toast(page, 'Message Sent Successfully')).toBeVisible();

  await opener(page).press('Enter');
  await ask(page, 'Is there a paperback?');
  await panel(page).getByRole('link', { name: 'Write to Eleanor' }).click();
  await expect(message).toHaveValue(/You: Is there a paperback\?/);
});

test('the chat continues on the next page, and leaves the focus alone', async ({ page }) => {
  await openChat(page, '/shop');
  await ask(page, 'Tell me about Fear Not');
  await log(page)
    .getByRole('link', { name: /^Fear Not/ })
    .click();
  await expect(page).toHaveURL('/fear-not');
  await expect(log(page)).toContainText('Tell me about Fear Not');
  await expect(question(page)).not.toBeFocused();
  await ask(page, 'How much is it?');
  await expect(log(page)).toContainText('Fear Not is $9.95 here');
  await panel(page).getByRole('button', { name: 'Close the assistant' }).click();
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(panel(page)).toHaveCount(0);
  await opener(page).click();
  await expect(question(page)).toBeFocused();
  await expect(log(page)).toContainText('Fear Not is $9.95 here');
  await panel(page).getByRole('button', { name: 'Start over' }).click();
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(log(page)).not.toContainText('Fear Not is $9.95 here');
});

test('a failed assistant says so, offers the contact page, and can be retried @S1-frame-29', async ({
  page,
}) => {
  const failure = page.getByRole('dialog', { name: 'Ask a question' });
  await page.route('**/widgets/chat/**', (route) => route.abort());
  await page.goto('/shop');
  await hydrated(opener(page));
  await opener(page).click();
  await expect(failure.getByRole('alert')).toContainText('didn’t load');
  await expect(failure.getByRole('link', { name: 'Write a message instead' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.unroute('**/widgets/chat/**');
  await page.route('**/chat-script.json', (route) => route.abort());
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('didn’t load');
  await expect(panel(page).getByRole('link', { name: 'Write a message instead' })).toBeVisible();
  await page.unroute('**/chat-script.json');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(question(page)).toBeFocused();
});

/** Texts and controls in the window that lie under the button. Prices are found by their text. */
const coveredBy = (button: Locator) =>
  button.evaluate((shown) => {
    if (!shown.checkVisibility({ visibilityProperty: true })) return [];
    const button = shown.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < button.right - 1 &&
      right > button.left + 1 &&
      top < button.bottom - 1 &&
      bottom > button.top + 1;
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = document.querySelectorAll(
      ':is(main, footer) :is(button, input, select, textarea, summary, a)',
    );
    const found = [...controls].filter(
      (control) =>
        isVisible(control) &&
        getComputedStyle(control).display !== 'inline' &&
        isUnder(control.getBoundingClientRect()),
    );
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const { parentElement: element } = text;
      if (
        !element?.closest('h1, h2, h3, h4, dt, dd, th, td, [data-keep-clear]') &&
        !/^\s*\$\d/.test(text.textContent ?? '')
      )
        continue;
      const range = document.createRange();
      range.selectNode(text);
      if (element && isVisible(element) && [...range.getClientRects()].some(isUnder)) found.push(element);
    }
    return found.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

const phonePages = [
  '/',
  '/books',
  '/starting-over',
  '/books/fear-not',
  '/shop',
  '/speaking',
  '/contact',
  '/downloads',
];

test('its button lies on no title, price, fact or control of a phone @phone-only @S1-frame-6', async ({
  page,
}) => {
  await page.clock.install();
  for (const address of phonePages) {
    await page.goto(address);
    await expect(page.locator('[data-chat][data-place]')).toBeAttached();
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < length; top += 900) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      // From the event of the scroll to its end, to the frame after it, and to the end of the button's motion.
      for (const ms of [50, 450, 50, 300]) await page.clock.runFor(ms);
      // A picture or an island that arrives late moves the page; the button follows a frame later.
      await expect
        .poll(
          async () => {
            await page.clock.runFor(50);
            return coveredBy(opener(page));
          },
          { message: `${address} at ${top} pixels` },
        )
        .toEqual([]);
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const ms of [50, 450, 50, 300]) await page.clock.runFor(ms);
    await expect(opener(page)).toBeInViewport();
  }
});

test.describe('for everyone', () => {
  test('the assistant is accessible, and its button does not cover the buy button @phone', async ({
    page,
    isMobile,
  }) => {
    // One scheme per size, as for every page.
    await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
    await page.goto('/fear-not');
    await hydrated(opener(page));
    if (isMobile) {
      await page.getByRole('region', { name: 'From its readers' }).scrollIntoViewIfNeeded();
      const bar = page.locator('main [data-rest="false"]');
      await expect(bar).toBeVisible();
      const [button, buying] = await Promise.all([opener(page).boundingBox(), bar.boundingBox()]);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(buying?.y ?? 0);
    }
    await opener(page).click();
    await ask(page, 'What do the books cost?');
    await expect(log(page).getByRole('link', { name: /\$9\.9/ })).toHaveCount(7);
    await expect(log(page).getByRole('link', { name: /Not out yet/ })).toHaveCount(1);
    await question(page).fill('x'.repeat(600));
    await expect(question(page)).toHaveAccessibleDescription('500 of 500 characters');
    await expect(panel(page)).toBeInViewport({ ratio: 1 });
    expect(await violations(page)).toEqual([]);
  });
});
