import { test } from '@playwright/test';

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
  await engine.click('Your order');
  await engine.click('Read here');
  await engine.see('%');
});

test('the owner signs in and writes in the editor', async () => {
  await engine.open(`${site}/admin`);
  await engine.fill('Email address', owner.email);
  await engine.fill('Password', owner.password);
  await engine.click('Sign in');
  await engine.see('Overview');
  await engine.open(`${site}/admin/letters/broadcasts`);
  await engine.click('Write a broadcast');
  await engine.fill('Text', 'A quiet morning.');
  await engine.see('A quiet morning.');
});
