import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { copyContent, type ContentCopy, realContent } from '../testing/content-copy.js';
import { faultsOf } from '../testing/faults-of.js';
import { readContent } from './read-content.js';

const book = 'content/books/fear-not/book.json';
const detail = 'content/books/fear-not/detail.json';
const sales = 'content/books/finding-peace/sales.json';
const site = 'content/site.json';
const home = 'content/pages/home.json';

describe('reading the content', () => {
  let content: ContentCopy;

  beforeAll(async () => {
    content = await copyContent();
  });
  afterEach(() => content.restore());
  afterAll(() => content.remove());

  it('accepts the content of this site, with books in the order of site.json', async () => {
    const { books } = await readContent(content.folder);
    expect(books.map(({ id }) => id).slice(0, 2)).toEqual(['finding-peace', 'starting-over']);
    expect(books).toHaveLength(8);
  });

  it('accepts further topics of the contact form', async () => {
    const page = 'content/pages/contact.json';
    await content.set(page, 'words.form.topic.options.quotes', 'Permission to quote');
    const { pages } = await readContent(content.folder);
    expect(Object.keys(pages.contact.words.form.topic.options)).toContain('quotes');
    await content.set(page, 'words.form.topic.options.speaking', '');
    await expect(faultsOf(content)).resolves.toContain('options.speaking" must not be empty');
  });

  it('still reads mails.json, the former name of emails.json, with a warning', async () => {
    const warn = jest.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    await content.move('content/emails.json', 'content/mails.json');
    expect((await readContent(content.folder)).emails.orderDelivered.subject).toBe('Your copy of {title}');
    expect(warn.mock.calls).toEqual([
      ['content/mails.json is now called content/emails.json. Please rename it.'],
    ]);
    warn.mockRestore();
  });

  it.each<[string, string, string, unknown, string]>([
    ['a missing field', book, 'title', undefined, `${book}: "title" is missing.`],
    ['an empty text', book, 'summary', ' ', `${book}: "summary" must not be empty.`],
    [
      'a price that is a number',
      book,
      'editions.1.price',
      29.99,
      `${book}: "editions[1].price" must be a price such as "$9.95".`,
    ],
    [
      'a price that cannot be read',
      book,
      'editions.0.price',
      '9,95',
      `${book}: "editions[0].price" must be a price such as "$9.95", not "9,95".`,
    ],
    [
      'a mistyped ISBN',
      book,
      'editions.0.isbn',
      '979-8-000-00061-9',
      `${book}: "editions[0].isbn" must be a valid ISBN-13, but "979-8-000-00061-9" has a typo: its last digit should be 8.`,
    ],
    [
      'a shared picture of a book that is not there',
      'content/social-images.json',
      '/about.picture',
      'atlas',
      `content/social-images.json: "/about.picture" names the book "atlas", but there is no folder content/books/atlas.`,
    ],
    [
      'a situation that no questionnaire asks for',
      'content/legal-questionnaire.json',
      'bankruptcySituations.0',
      'divorce',
      `content/legal-questionnaire.json: "bankruptcySituations[0]" must be a situation of the questionnaire.`,
    ],
    [
      'a progress without its numbers',
      'content/legal-questionnaire.json',
      'progressText',
      'Step {step}',
      `content/legal-questionnaire.json: "progressText" must hold {step} and {total}.`,
    ],
    [
      'a link that is not secure',
      book,
      'retailers.0.url',
      'http://books.example.com/',
      `${book}: "retailers[0].url" must be a link that begins with https://.`,
    ],
    [
      'a store’s edition that the book does not have',
      book,
      'retailers.2.format',
      'Leporello',
      `${book}: "retailers[2].format" must be an edition of the book by its label: "E-book", "Paperback"`,
    ],
    [
      'a recording that is longer than it lasts',
      'content/downloads.json',
      'cards.3.duration',
      '2:30',
      'content/recordings/fresh-start-audio.mp3 lasts 134.7 seconds, but content/downloads.json says 2:30.',
    ],
    [
      'a month that no clock knows',
      home,
      'words.bookOfTheMonth.entries.0.month',
      'January 2025',
      `${home}: "words.bookOfTheMonth.entries[0].month" must be a month such as "2025-01".`,
    ],
    [
      'a shop that sells an edition which is not there',
      book,
      'retailers.0.format',
      'Large print',
      `${book}: "retailers[0].format" must be an edition of the book by its label: "E-book", "Paperback", "Hardcover", "Print-on-demand hardcover".`,
    ],
    [
      'a book at the address of another page',
      book,
      'path',
      '/shop',
      `${book}: "path" is "/shop", where the site has a page of its own: choose another path.`,
    ],
    ['two books at one address', book, 'path', '/finding-peace', `: "path" is "/finding-peace", which "`],
    [
      'a preview of a book that is not there',
      'content/pages/audio-previews.json',
      'words.generator.books.0.bookId',
      'atlas',
      '"words.generator.books[0].bookId" names the book "atlas", but there is no folder',
    ],
    [
      'two editions that nobody could tell apart',
      book,
      'editions.3.label',
      'Hardcover',
      `${book}: "editions[3].label" is "Hardcover" for the second time`,
    ],
    [
      'an e-book that is sold here before it is out',
      book,
      'editions.0.availability',
      'pre-order',
      `${book}: "direct" sells the e-book, but its edition is not released`,
    ],
    [
      'a book to come whose announced edition is not there',
      'content/books/greedy-lying/sales.json',
      'preOrder.edition',
      'Leather',
      `content/books/greedy-lying/sales.json: "preOrder.edition" names the edition "Leather", but book.json has none of that label that is not out yet`,
    ],
    [
      'a book to come whose announced edition is out',
      'content/books/greedy-lying/book.json',
      'editions.2.availability',
      'in-stock',
      `content/books/greedy-lying/sales.json: "preOrder.edition" names the edition "Bookstore paperback", but`,
    ],
    [
      'an e-book that is sold here without a price',
      book,
      'editions.0.price',
      undefined,
      `${book}: "editions[0].price" is missing.`,
    ],
    [
      'a banner that does not say which part of the cover it shows',
      detail,
      'pictures.1.art',
      undefined,
      `${detail}: "pictures[1].art" is missing.`,
    ],
    [
      'a picture that cannot be made',
      detail,
      'pictures.0.scene',
      'beach',
      `${detail}: "pictures[0].scene" must be "reader", "stack", "pair" or "banner".`,
    ],
    [
      'a category that does not exist',
      book,
      'category',
      'cookery',
      `${book}: "category" must be one of "words.categories" of pages/books.json: "spiritual", "legal", "motivational".`,
    ],
    [
      'a color without contrast to its background',
      book,
      'palette.light.accent',
      '#FFB199',
      `${book}: "palette.light.accent" is too close to "surface" to be read`,
    ],
    [
      'a poster whose text cannot be read',
      book,
      'poster.light.text',
      '#504070',
      `${book}: "poster.light.text" is too close to "ground" to be readable`,
    ],
    [
      'six stars',
      sales,
      'reviews.0.rating',
      6,
      `${sales}: "reviews[0].rating" must be 1, 2, 3, 4 or 5 stars.`,
    ],
    [
      'a review from nowhere',
      sales,
      'reviews.0.source',
      undefined,
      `${sales}: "reviews[0].source" is missing.`,
    ],
    ['an unknown field', site, 'hero.colour', 'red', `${site}: "hero.colour" is not a known field.`],
    [
      'a path without its slash',
      site,
      'hero.links.0.path',
      'books',
      `${site}: "hero.links[0].path" must be a path of this site, such as /finding-peace.`,
    ],
    [
      'a book that has no folder',
      site,
      'bookOrder.0',
      'lost-book',
      `${site}: "bookOrder[0]" names the book "lost-book", but there is no folder content/books/lost-book.`,
    ],
    [
      'a film of another length',
      'content/videos.json',
      'highlights.0.duration',
      '2:31',
      'content/films/finding-peace-trailer.mp4 lasts 150 seconds, but content/videos.json says 2:31.',
    ],
    [
      'a film that is not there',
      'content/videos.json',
      'highlights.0.id',
      'lost-film',
      'content/films/lost-film.mp4 is missing, but content/videos.json shows "lost-film".',
    ],
    [
      'a film of no book',
      'content/videos.json',
      'highlights.1.bookId',
      'lost-book',
      'content/videos.json: "highlights[1].bookId" names the book "lost-book"',
    ],
    [
      'a download that is given twice',
      'content/downloads.json',
      'samples.0.id',
      'five-verses',
      'content/downloads.json: "samples[0].id" is "five-verses" for the second time.',
    ],
    [
      'a download of another kind',
      'content/downloads.json',
      'cards.0.kind',
      'video',
      'content/downloads.json: "cards[0].kind" must be of the kind "pdf" or "audio".',
    ],
    [
      'a month whose book has no folder',
      home,
      'words.bookOfTheMonth.entries.1.bookId',
      'lost-book',
      `${home}: "words.bookOfTheMonth.entries[1].bookId" names the book "lost-book", but there is no folder content/books/lost-book.`,
    ],
    [
      'a way to show progress that does not exist',
      home,
      'words.readingProgress.style',
      'bar',
      `${home}: "words.readingProgress.style" must be "line", "circle" or "quill".`,
    ],
    ['two books at one address', book, 'path', '/finding-peace', '"path" is "/finding-peace", which "'],
  ])('names file and key of %s in one sentence', async (_what, file, key, value, sentence) => {
    await content.set(file, key, value);
    await expect(faultsOf(content)).resolves.toContain(sentence);
  });

  it('reports the line of a missing comma', async () => {
    await content.rewrite(book, (written) => written.replace('",\n', '"\n'));
    await expect(faultsOf(content)).resolves.toContain(
      `${book} cannot be read: a comma, bracket, or quotation mark is missing or extra near line 3.`,
    );
  });

  it('reports a missing file', async () => {
    await content.move(book, 'book.json');
    await expect(faultsOf(content)).resolves.toContain(`${book} is missing.`);
  });

  it('rejects captions after the end of the film', async () => {
    await content.rewrite('content/films/starting-over-trailer.vtt', (written) =>
      written.replace('00:01:43.600', '00:01:46.000'),
    );
    await expect(faultsOf(content)).resolves.toContain(
      'content/films/starting-over-trailer.vtt continues after the end of the film.',
    );
  });

  it('requires every book folder in the order of books', async () => {
    await content.addFolder('content/books/new-book');
    await content.rewrite('content/site.json', (written) =>
      written.replace('"bookOrder": [', '"bookOrder": ["new-book",'),
    );
    await expect(faultsOf(content)).resolves.toContain('content/books/new-book/book.json is missing.');
  });

  it('skips folders with nothing of a book, with a warning', async () => {
    for (const name of ['notes', '.git']) await content.addFolder(`content/books/${name}`);
    const { books, warnings } = await readContent(content.folder);
    expect(books).toHaveLength(8);
    expect(warnings).toEqual(
      ['.git', 'notes'].map(
        (name) => `${join(content.folder, 'books', name)} is skipped: it has no book.json.`,
      ),
    );
  });

  it('names a cover that it cannot use, because of its name or format', async () => {
    const place = (name: string) => join(content.folder, 'books/fear-not', name);
    for (const name of ['Cover.JPG', 'cover.webp']) await writeFile(place(name), '');
    const { warnings } = await readContent(content.folder);
    for (const name of ['Cover.JPG', 'cover.webp']) await rm(place(name));
    expect(warnings.sort()).toEqual([
      expect.stringContaining('books/fear-not/Cover.JPG is not used: a cover is called cover.svg, cover.jpg'),
      expect.stringContaining('books/fear-not/cover.webp is not used'),
    ]);
  });

  it('reports a missing folder, and names the real one in every message', async () => {
    const lost = join(content.root, 'lost');
    await expect(readContent(lost)).rejects.toThrow(`${lost} is missing: CONTENT_DIR must name`);
    await content.move('content', 'anna');
    const anna = join(content.root, 'anna');
    await rm(join(anna, 'legal-guidance.json'));
    await writeFile(
      join(anna, 'social-images.json'),
      '{"/about": {"title": "A", "text": "B", "picture": "atlas"}}',
    );
    const said = String(await readContent(anna).catch((error: unknown) => error));
    await copyFile(join(realContent, 'legal-guidance.json'), join(anna, 'legal-guidance.json'));
    await copyFile(join(realContent, 'social-images.json'), join(anna, 'social-images.json'));
    expect(said).toContain(`${anna}/legal-guidance.json is missing.`);
    expect(said).toContain(`there is no folder ${anna}/books/atlas.`);
    expect(said).not.toContain('content/');
  });

  it('reads a file that begins with a byte order mark', async () => {
    await content.rewrite('content/postage.json', (written) => `\uFEFF${written}`);
    expect((await readContent(content.folder)).postage.countries[0]?.code).toBe('US');
  });

  it('rejects a picture that cannot be drawn', async () => {
    await content.rewrite('content/site/mark.svg', () => 'none');
    const poster = join(content.folder, 'films/finding-peace-trailer.jpg');
    await writeFile(poster, (await readFile(poster)).subarray(0, 2000));
    await content.rewrite('content/books/fear-not/cover.svg', (svg) => svg.slice(0, 200));
    const said = await faultsOf(content);
    await copyFile(join(realContent, 'films/finding-peace-trailer.jpg'), poster);
    for (const name of ['site/mark.svg', 'books/fear-not/cover.svg'])
      expect(said).toContain(`content/${name} cannot be read as SVG.`);
    expect(said).toContain('content/films/finding-peace-trailer.jpg cannot be read as a picture');
  });
});
