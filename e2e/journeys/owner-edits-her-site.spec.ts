import { expect, type Page, test } from '@playwright/test';

import { violationsInBothSchemes } from '../axe.js';
import { openSession, owner } from '../owner.js';
import { openOwnerSite, type OwnerSite } from '../owner-site.js';
import { photo } from '../photo.js';
import type { Site } from '../site.js';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');
const frameOf = (page: Page) => page.frameLocator('iframe');
const headingIn = (page: Page) => frameOf(page).getByRole('heading', { level: 1 });
const isSaved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();
const listOf = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const fieldsOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function openSection(page: Page, slug: string, word: string): Promise<void> {
  await page.goto(`/admin/pages/${slug}`);
  await page.getByRole('searchbox', { name: 'Find a text' }).fill(word);
}

async function publish(page: Page): Promise<void> {
  await button(page, 'Publish').click();
  await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialogOf(page)).toBeHidden();
}

// Other journeys read the words of the shared site.
test.describe('her site', () => {
  let opened: OwnerSite | undefined;
  let site: Site;
  let page: Page;
  let visitor: Page;

  test.beforeAll(async ({ browser }) => {
    opened = await openOwnerSite(browser);
    ({ site, page, visitor } = opened);
  });
  test.afterAll(() => opened?.close());

  const visitorReads = (path: string, words: string) =>
    expect.poll(async () => (await visitor.request.get(path)).text(), { intervals: [200] }).toContain(words);

  test('is edited where its words are, published, and taken back to a version @quick', async () => {
    await page.goto('/admin/pages');
    const home = page.getByRole('table').getByRole('link', { name: 'Home', exact: true });
    await expect(home).toBeVisible();
    expect(await violationsInBothSchemes(page)).toEqual([]);
    await home.click();
    await headingIn(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('One thing, then the next.');
    await isSaved(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
    // Saving keeps the caret.
    await page.keyboard.type(' Then rest.');
    await page.keyboard.press('Enter');
    await publish(page);
    await visitorReads('/', 'One thing, then the next. Then rest.');
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
      'One thing, then the next. Then rest.',
    );

    await page.getByRole('searchbox', { name: 'Find a text' }).fill('one thing');
    await fieldsOf(page, 'Heading').fill('Begin where you are.');
    await expect(headingIn(page)).toHaveText('Begin where you are.');
    await publish(page);
    await visitorReads('/', 'Begin where you are.');
    await page
      .getByRole('button', { name: /^Compare version/ })
      .last()
      .click();
    await button(page, 'Restore this version').click();
    await expect(headingIn(page)).toHaveText('One thing, then the next. Then rest.');
    await publish(page);
    await visitorReads('/', 'One thing, then the next. Then rest.');
  });

  test('shows a portrait that she uploads', async () => {
    await openSection(page, 'about', '');
    await frameOf(page).locator('[data-edit-picture]').first().click();
    const buffer = await photo(page);
    await page
      .getByLabel('Add pictures')
      .setInputFiles([{ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByRole('button', { name: 'Choose portrait.jpg' }).first().click();
    await page.getByLabel('Description (alt text)').fill('Eleanor at her desk');
    await button(page, 'Use this picture').click();
    await isSaved(page);
    await publish(page);
    for (const path of ['/about', '/']) {
      await visitorReads(path, 'Eleanor at her desk');
      await visitor.goto(path);
      const portrait = visitor.getByRole('img', { name: 'Eleanor at her desk' }).first();
      await portrait.scrollIntoViewIfNeeded();
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    // The home page shows it too, and can exchange it there.
    await openSection(page, 'home', 'portrait');
    await expect(page.getByText('A picture of your library')).toBeVisible();
    await frameOf(page).locator('[data-edit-picture]').first().click();
    await expect(page.getByLabel('Add pictures')).toBeVisible();
  });

  test('is edited by its form', async () => {
    await openSection(page, 'contact', 'phone');
    await fieldsOf(page, 'Phone number').fill('(202) 555-0199');
    await publish(page);
    await visitorReads('/contact', '(202) 555-0199');

    await openSection(page, 'speaking', 'virtual event');
    await fieldsOf(page, 'Price').first().fill('$650');
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('testimonials');
    await button(page, 'Add to Testimonials').click();
    const testimonial = listOf(page, 'Testimonials').getByRole('listitem').last();
    await testimonial.getByLabel('Quotation').fill('We opened one envelope, together.');
    await testimonial.getByLabel('Author').fill('Ruth Ames');
    await testimonial.getByLabel('Title').fill('Librarian');
    await testimonial.getByLabel('Organization').fill('Third Street Library');
    await expect(frameOf(page).getByText('We opened one envelope, together.')).toBeVisible();
    await publish(page);
    await visitorReads('/speaking', '$650');
    await visitorReads('/speaking', 'We opened one envelope, together.');

    await openSection(page, 'events', 'events');
    await button(page, 'Add to Events').click();
    const event = listOf(page, 'Events').getByRole('listitem').last();
    await event.getByLabel('Title').fill('An evening by the river');
    await event.getByLabel('Date', { exact: true }).fill('2031-05-14');
    await event.getByLabel('Venue').fill('Third Street Library');
    await publish(page);
    await visitorReads('/speaking', 'An evening by the river');

    await openSection(page, 'about', 'questions');
    await button(page, 'Add to Questions').click();
    const question = listOf(page, 'Questions').getByRole('listitem').last();
    // Its question has the focus, and its answer waits for words.
    await expect(fieldsOf(page, 'Question').last()).toBeFocused();
    await fieldsOf(page, 'Question').last().fill('Do you read every letter?');
    await expect(question).toBeVisible();
    await listOf(page, 'Answer').last().getByRole('textbox').fill('Yes, with tea.');
    await publish(page);
    await visitorReads('/about', 'Do you read every letter?');
    await visitorReads('/about', 'Yes, with tea.');

    await openSection(page, 'navigation', 'main menu');
    await button(page, 'Add to Main menu').click();
    const entry = listOf(page, 'Main menu').getByRole('listitem').last();
    await entry.getByLabel('Label').fill('Free things');
    await entry.getByLabel('Address').fill('/nowhere');
    await button(page, 'Publish').click();
    await dialogOf(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Not published');
    await expect(entry).toContainText('must lead to a page of the site');
    await entry.getByLabel('Address').fill('/downloads');
    await publish(page);
    await visitorReads('/', 'Free things');

    await openSection(page, 'emails', 'thank you for buying');
    const thanks = fieldsOf(page, 'Paragraphs').first();
    await thanks.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('It is yours now.');
    await page.keyboard.press('Enter');
    await expect(thanks).toHaveText('It is yours now. {title}');
    await publish(page);
  });

  test('keeps both texts of two windows, and cuts or refuses what does not fit', async ({ browser }) => {
    const other = await browser.newPage({ baseURL: site.url });
    await openSession(other.context().request, site.url, owner);
    await openSection(page, 'about', 'closing');
    await openSection(other, 'about', 'closing');
    await fieldsOf(page, 'Heading').last().fill('Ask me.');
    await isSaved(page);
    await fieldsOf(other, 'Heading').last().fill('Write to me.');
    const conflict = other.getByRole('alert', { name: 'This text was changed elsewhere.' });
    await expect(conflict.getByRole('deletion')).toHaveText('Ask');
    await expect(conflict.getByRole('insertion').first()).toHaveText(/^Write/);
    await conflict.getByRole('button', { name: 'Keep my version' }).click();
    await isSaved(other);
    await other.context().close();
    await page.reload();
    await page.getByRole('searchbox', { name: 'Find a text' }).fill('closing');
    const heading = fieldsOf(page, 'Heading').last();
    await expect(heading).toHaveValue('Write to me.');

    await heading.fill('a'.repeat(100_000));
    await expect(page.getByText('The text was cut to 80 characters.')).toBeVisible();
    await expect(heading).toHaveValue('a'.repeat(80));
    await heading.fill(`${'a'.repeat(79)}👩‍👩‍👧‍👦`);
    await expect(page.getByText('80 of 80 characters')).toBeVisible();
    await publish(page);
    await visitorReads('/about', `${'a'.repeat(79)}👩‍👩‍👧‍👦`);

    await page.getByRole('searchbox', { name: 'Find a text' }).fill('questions');
    const questions = listOf(page, 'Questions');
    const remove = questions.getByRole('button', { name: /^Remove [^/]+[?]$/ });
    while ((await remove.count()) > 0) await remove.first().click();
    await publish(page);
    await expect
      .poll(async () => (await visitor.request.get('/about')).text())
      .not.toContain('Do you read every letter?');
  });
});
