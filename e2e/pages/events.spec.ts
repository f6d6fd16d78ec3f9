import { rm } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { isLaidOut, violationsInBothSchemes } from '../axe.js';
import { dayFromNow, eventsContent } from '../events-content.js';
import { openSession, ownerSettings } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { type Site, startSite } from '../site.js';

test.describe('events and the media kit @phone', () => {
  let folder: string;
  let site: Site;
  test.beforeAll(async () => {
    folder = await eventsContent();
    site = await startSite({ CONTENT_DIR: folder, ...ownerSettings });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(path.dirname(folder), { recursive: true, force: true });
  });

  test('a visitor finds the next events on the home page, and adds one to the calendar', async ({ page }) => {
    await page.goto(`${site.url}/`);
    const next = page.getByRole('region', { name: 'Where to meet me' });
    await expect(next.getByRole('heading', { level: 3 })).toHaveText([
      'An evening of readings',
      'What a trustee does, and what a trustee does not do',
      'Book fair',
    ]);
    await next.getByRole('link', { name: 'All events' }).click();
    await expect(page).toHaveURL(`${site.url}/speaking#events`);

    const events = page.getByRole('region', { name: 'Where to meet me' });
    const evening = events.getByRole('listitem').filter({ hasText: 'An evening of readings' });
    await expect(evening).toContainText('Riverside Library, 12 Mill Street, Springfield');
    await expect(evening.getByRole('link', { name: /^Tickets and registration/ })).toHaveAttribute(
      'href',
      'https://tickets.example/spring-evening',
    );
    await expect(events.getByRole('listitem').filter({ hasText: 'On the porch' })).toContainText('Cancelled');
    const downloading = page.waitForEvent('download');
    await evening.getByRole('link', { name: /^Add to calendar/ }).click();
    expect((await downloading).suggestedFilename()).toBe('spring-evening.ics');
    const file = await fetch(`${site.url}/events/spring-evening.ics`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await file.text()).toContain('SUMMARY:An evening of readings\r\n');

    await expect(events.getByText('A class in the basement')).toBeHidden();
    await events.getByText('Past events (2)').click();
    await expect(events.getByText('A class in the basement')).toBeVisible();
    await isLaidOut(page);
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('search engines read coming events', async () => {
    const html = await (await fetch(`${site.url}/speaking`)).text();
    const events = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json) as { '@type': string; startDate: string; location: object })
      .filter((node) => node['@type'] === 'Event');
    expect(events).toHaveLength(4);
    expect(events[0]?.startDate).toMatch(new RegExp(`^(${dayFromNow(10)}|${dayFromNow(11)})T`));
    expect(events[1]?.location).toEqual({ '@type': 'VirtualLocation', url: 'https://meet.example/clinic' });
  });

  test('a journalist takes a biography and the portrait', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site.url}/speaking`);
    await page.getByRole('link', { name: 'Media kit: biography, portrait and covers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Media kit' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy: Short' }).click();
    await expect(page.getByText('The text is copied', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Eleanor Marsh is a bankruptcy/,
    );

    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download: Portrait of Eleanor Marsh' }).click();
    expect((await downloading).suggestedFilename()).toBe('Eleanor Marsh.jpg');
    await expect(page.getByRole('main')).toContainText('ISBN 979-8-000-00011-3');
    expect(await violationsInBothSchemes(page)).toEqual([]);
  });

  test('the owner adds an event, changes it, and removes it, and visitors see each', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await openSession(context.request, site.url);
    const page = await context.newPage();
    const visitor = await context.newPage();
    const shown = async (text: string) => {
      await visitor.goto('/speaking');
      return visitor.getByRole('listitem').filter({ hasText: text }).count();
    };
    await page.goto('/admin/site/events');
    await page.getByRole('link', { name: 'Add an event' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please enter a title.')).toBeVisible();
    await expect(page.getByText('Please enter a place, or a link to join online.')).toBeVisible();
    const title = `A morning of questions ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Date').fill(dayFromNow(5));
    await page.getByLabel('Start').fill('10:00');
    await page.getByRole('textbox', { name: 'Place' }).fill('Grace Church');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish' }).click();
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('Published');
    await expect.poll(() => shown(`${title}`)).toBe(1);

    await row.getByRole('link').click();
    await page.getByRole('checkbox', { name: /^Cancelled/ }).check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(row).toContainText('Cancelled');
    await expect.poll(() => shown('Cancelled')).toBe(2);

    await row.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText(`“${title}” is removed.`)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    await expect.poll(() => shown(title)).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Cancelled');
    await expect.poll(() => shown(title)).toBe(1);
    await context.close();
  });

  test('a booked talk becomes an event by a press', async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.url });
    await openSession(context.request, site.url);
    const subject = `An evening for our tenants ${Date.now()}`;
    const message = { name: 'Ruth Weaver', email: 'ruth@example.com', subject, topic: 'speaking' };
    await context.request.post('/api/contact', {
      data: { ...message, message: 'We are forty people.', writingTimeMs: 60_000 },
    });
    const page = await context.newPage();
    await page.goto('/admin/people/speaking');
    const card = page.getByRole('article', { name: subject });
    for (const step of ['We’re talking', 'I made an offer', 'It’s booked'])
      await card.getByRole('button', { name: step }).click();
    await card.getByRole('button', { name: 'Show on your site' }).click();
    await expect(page.getByText('Please enter the date and the place of this talk first.')).toBeVisible();
    await card.getByRole('button', { name: 'Date, place and note' }).click();
    await card.getByLabel('Date of the event').fill(dayFromNow(40));
    await card.getByRole('textbox', { name: 'Place', exact: true }).fill('Eastside Housing Clinic');
    await card.getByRole('button', { name: 'Save', exact: true }).click();
    await card.getByRole('button', { name: 'Show on your site' }).click();
    await expect(page).toHaveURL(/\/admin\/site\/events\/new-[0-9a-f]{8}$/);
    await expect(page.getByLabel('Title')).toHaveValue(subject);
    await page.getByLabel('Title').fill('Your lease, line by line');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row', { name: 'Your lease, line by line' })).toContainText('Published');
    const visitor = await context.newPage();
    await expect
      .poll(async () => {
        await visitor.goto('/speaking');
        return visitor
          .getByRole('listitem')
          .filter({ hasText: 'Your lease, line by line' })
          .allTextContents();
      })
      .toEqual([expect.stringContaining('Eastside Housing Clinic')]);
    await context.close();
  });
});
