import path from 'node:path';

import { expect, test } from '@playwright/test';

import { signInOwner } from '../owner.js';
import { faultsOf } from '../page-faults.js';
import { hydrated } from '../hydration.js';

const BOOK = 'Thank God for Mom';
const FILE = path.join(import.meta.dirname, '../../content/recordings/fresh-start-audio.mp3');

test('the author’s own recording is published with its transcript, heard first, and taken back', async ({
  page,
  browser,
}) => {
  await signInOwner(page, '/admin/audio/previews');
  const own = page.getByRole('region', { name: `Read by you: ${BOOK}` });
  const chooser = own.locator('input[type="file"]');
  await chooser.setInputFiles({
    name: 'Song.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('MZ program'),
  });
  await expect(own.getByText('“Song.mp3” isn’t a recording.')).toBeVisible();
  await chooser.setInputFiles(FILE);
  const text = own.getByRole('textbox', { name: 'Transcript' });
  await expect(text).not.toHaveValue('');
  await text.fill('Thank you for listening.\n\nThis is how it begins.');
  await expect(own.getByText(/^Saved at /)).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await own.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(own.getByText('On the site', { exact: true })).toBeVisible();

  const visitor = await browser.newPage();
  const voice = visitor.getByLabel('Voice style');
  const offered = async () => {
    await visitor.goto('/audio-previews?book=thank-god-mom');
    await hydrated(voice);
    return voice.getByRole('option').allTextContents();
  };
  const voices = ['Choose a voice', 'Warm', 'Professional', 'Storytelling', 'Inspirational'];
  const [first = '', ...others] = voices;
  await expect.poll(offered).toEqual([first, 'Read by Eleanor Marsh', ...others]);
  await voice.selectOption('author');
  await visitor.getByRole('button', { name: 'Generate', exact: true }).click();
  const stage = visitor.getByRole('region', { name: BOOK });
  await expect(stage.getByText('This is how it begins.')).toBeVisible();
  await expect(stage.getByText('Read by Eleanor Marsh')).toBeVisible();
  await expect(stage.getByText('synthetic voice')).toBeHidden();
  await stage.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(stage.getByRole('button', { name: 'Playing...' })).toBeVisible();
  expect(await faultsOf(visitor)).toEqual([]);
  await visitor.getByLabel('Book', { exact: true }).selectOption({ label: 'Finding Peace' });
  await expect(voice.getByRole('option')).toHaveText(voices);

  await own.getByRole('button', { name: 'Take it back' }).click();
  await expect(own.getByText('Your recording isn’t on the site any more.')).toBeVisible();
  await own.getByRole('button', { name: 'Undo' }).click();
  await expect(own.getByText('On the site', { exact: true })).toBeVisible();
  await own.getByRole('button', { name: 'Take it back' }).click();
  await expect.poll(offered).toEqual(voices);
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await visitor.close();
});
