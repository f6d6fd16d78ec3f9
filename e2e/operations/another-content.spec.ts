import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { newBuyer } from '../checkout.js';
import { emailsIn } from '../mailbox.js';
import { type Site, startSite } from '../site.js';

const own = path.resolve(import.meta.dirname, '../../content');

/** A site with other content, outside of the repository. */
test.describe('an external content folder @trial', () => {
  test.describe.configure({ mode: 'serial' });
  let folder: string;
  let site: Site | undefined;
  const rewrite = async (file: string, from: string | RegExp, to: string) => {
    const written = await readFile(path.join(folder, file), 'utf8');
    expect(written).toMatch(from);
    await writeFile(path.join(folder, file), written.replace(from, to));
  };
  /** Words one standard text in the author's way. */
  const word = (file: string, words: object) => writeFile(path.join(folder, file), JSON.stringify(words));
  const textAt = async (address: string) => (await fetch(`${site?.url}${address}`)).text();

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'another-content-'));
    await cp(own, folder, { recursive: true });
  });
  test.afterAll(async () => {
    await site?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('does not start with errors, and lists all of them with file and key', async () => {
    await rewrite('books/fear-not/book.json', '"title": "', '"name": "');
    await rewrite('site.json', /"featuredBookId": "[^"]+"/, '"featuredBookId": "lost-book"');
    await rewrite('emails.json', ',', '');
    const refusal = await startSite({ CONTENT_DIR: folder }).then(
      (opened) => opened.stop().then(() => 'It has opened.'),
      (error: unknown) => String(error),
    );
    expect(refusal).toContain(`The content in ${folder} has errors:`);
    for (const sentence of [
      `${folder}/books/fear-not/book.json: "title" is missing.`,
      `${folder}/books/fear-not/book.json: "name" is not a known field.`,
      `${folder}/site.json: "navigation.booksMenu.featuredBookId" names the book "lost-book", but there is no folder`,
      `${folder}/emails.json cannot be read: a comma, bracket, or quotation mark is missing or extra near line`,
    ])
      expect(refusal).toContain(JSON.stringify(sentence).slice(1, -1));
  });

  test('supplies the texts of pages, chat, search, emails and loader, and its pictures are served', async () => {
    await rm(folder, { recursive: true });
    await cp(own, folder, { recursive: true });
    // A book without scenes: only its social image is drawn.
    await rewrite('books/greedy-lying/book.json', '"title": "Greedy/Lying"', '"title": "Dare It"');
    await rewrite('books/greedy-lying/book.json', '"fullTitle": "Greedy/Lying', '"fullTitle": "Dare It');
    await rewrite('books/greedy-lying/manuscript/book.md', 'title: Greedy/Lying', 'title: Dare It');
    await rewrite('chat.json', 'Hello. I can help you', 'Good day to you. I can help you');
    await word('emails.json', { newsletterAsked: { subject: 'A yes, please' } });
    await word('pages/embeds.json', { words: { loader: { closeLabel: 'Shut it' } } });
    await rewrite('site/mark.svg', '<svg', '<svg data-of="another"');
    site = await startSite({ CONTENT_DIR: folder });

    const page = await textAt('/books/greedy-lying');
    expect(page).toContain('Dare It');
    // A small logo is inlined in the page.
    expect(await textAt('/')).toContain('data-of="another"');
    expect(await textAt('/favicon.svg')).toContain('data-of="another"');
    expect(await textAt('/chat-script.json')).toContain('Good day to you.');
    expect(await textAt('/search-index.json')).toContain('Dare It');
    expect(await textAt('/embed/v1.js')).toContain('Shut it');

    const { email } = newBuyer();
    await fetch(`${site.url}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const mails = path.join(site.dataDir, 'mail');
    const subjects = async () =>
      (await emailsIn(mails)).filter(({ to }) => to?.[0]?.address === email).map(({ subject }) => subject);
    await expect.poll(subjects, { intervals: [100] }).toEqual(['A yes, please']);
  });
});
