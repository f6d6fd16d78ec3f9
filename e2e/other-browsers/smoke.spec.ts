import { expect, test } from '@playwright/test';

import { CARDS, newBuyer } from '../checkout.js';
import { owner } from '../owner.js';
import type { Engine } from './engine.js';
import { openFirefox } from './firefox.js';
import { openWebKit } from './webkit.js';

const site = process.env['SITE_URL'] ?? '';

let engine: Engine;

test.beforeEach(async () => {
  engine = await (test.info().project.name === 'firefox' ? openFirefox() : openWebKit());
});
test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) await engine.screenshot(test.info().outputPath('failed.png'));
  await engine.close();
});

async function signIn(): Promise<void> {
  await engine.open(`${site}/admin`);
  await engine.fill('Email address', owner.email);
  await engine.fill('Password', owner.password);
  await engine.click('Sign in');
  await engine.see('Overview');
}

test('a book is bought by card, and read in the browser', async () => {
  const buyer = newBuyer();
  await engine.open(`${site}/finding-peace`);
  await engine.click('Buy');
  await engine.fill('Full Name', buyer.name);
  await engine.fill('Email Address', buyer.email);
  await engine.click('Buy now');
  await engine.fill('Card number', CARDS.visa);
  await engine.fill('Expiration date', '12 / 34');
  await engine.fill('Security code', '123');
  await engine.fill('ZIP', '20001');
  await engine.click('Pay ');
  await engine.see('is yours');
  await engine.click('Start reading');
  await engine.see('%');
});

test('the owner signs in and writes in the editor', async () => {
  await signIn();
  await engine.open(`${site}/admin/letters/broadcasts`);
  await engine.click('Write a broadcast');
  await engine.fill('Text', 'A quiet morning.');
  await engine.see('A quiet morning.');
});

test('an article is written, saved, found again and published', async () => {
  const title = `Low water ${Date.now()}`;
  await signIn();
  await engine.open(`${site}/admin/site/articles`);
  await engine.click('Write an article');
  await engine.fill('Title', title);
  await engine.fill('Summary', 'Twice a day.');
  await engine.fill('Text', 'A **quiet** morning.');
  await engine.click('Save');
  await engine.see('Saved at');
  await engine.open(`${site}/admin/site/articles`);
  await engine.click(title);
  await engine.see('quiet');
  await engine.click('Publish');
  await engine.click('Publish now');
  await engine.see('Published on');
  const address = `${site}/blog/low-water-${title.split(' ').at(-1)}`;
  await expect.poll(async () => (await fetch(address)).status).toBe(200);
  await engine.open(address);
  await engine.see('quiet');
});
