import { describe, expect, it } from '@jest/globals';
import { contentFolder } from '../content.js';
import { places } from '../places.js';
import { PictureStore } from '../pictures/picture-store.js';
import { fitValues } from './fit-values.js';
import type { Json, OwnerValue } from './owner-value.js';
import { readMarked } from './read-marked.js';
import { checkValues, readFields } from './read-with-values.js';

const value = (file: string, pointer: string, written: Json, base: Json = null): OwnerValue => ({
  ...{ file, pointer, base },
  value: written,
  schemaVersion: 1,
});
const heading = value('site.json', '/hero/heading', 'Begin again.', 'There is always a next right thing.');

describe('content with the owner’s values', () => {
  it('shows a sentence, a price, a list entry and the author’s name wherever it is used', async () => {
    const { fields } = await readFields(contentFolder, []);
    const offer = fields.find(({ file, kind }) => file === 'pages/speaking.json' && kind === 'price');
    const name = value('site.json', '/author/name', 'Ellen Marsh', 'Eleanor Marsh');
    const price = value('pages/speaking.json', offer?.pointer ?? '', '$1,234', offer?.value ?? null);
    const { content, findings } = await fitValues(contentFolder, [
      heading,
      name,
      price,
      value('pages/about.json', '/words/questions/new-1/question', 'Do you sign books?'),
      value('pages/about.json', '/words/questions/new-1/answer/new-2', 'Yes.'),
    ]);
    expect(findings).toEqual([]);
    expect(content.site.hero.heading).toBe('Begin again.');
    expect(content.pages.speaking?.words.offers[0]?.price).toBe(123_400);
    expect(content.pages.about.words.questions.at(-1)).toEqual({
      id: 'new-1',
      question: 'Do you sign books?',
      answer: ['Yes.'],
    });
    expect(JSON.stringify(content.pages)).not.toContain('© Eleanor');
  });

  it('adds the first entry of an empty list, with an id', async () => {
    const added = Object.entries({ title: 'A reading', date: '2027-05-14', venue: 'The library' });
    const values = added.map(([field, text]) => value('events.json', `/events/new-1/${field}`, text));
    const { content, findings } = await fitValues(contentFolder, [
      ...values,
      value('events.json', '/events', { order: ['new-1'] }, []),
    ]);
    expect(findings).toEqual([]);
    expect(content.events.events).toMatchObject([{ id: 'new-1', title: 'A reading', bookIds: [] }]);
  });

  it('shows the content’s value instead of one that does not fit, and keeps the others', async () => {
    const { content, findings } = await fitValues(contentFolder, [
      heading,
      value('site.json', '/contact/phone', '12', '(202) 555-0147'),
      value('site.json', '/hero/motto', 'Onward'),
      value('site.json', '/navigation/booksMenu/featuredBookId', 'no-such-book', 'finding-peace'),
      value('pages/about.json', '/words/questions/new-1/question', 'An answer is missing'),
    ]);
    expect(content.site.hero.heading).toBe('Begin again.');
    expect(content.site.contact.phone).toBe('(202) 555-0147');
    expect(findings.map(({ pointer, kind }) => `${kind} ${pointer}`).sort()).toEqual([
      'unfit /contact/phone',
      'unfit /hero/motto',
      'unfit /navigation/booksMenu/featuredBookId',
      'unfit /words/questions/new-1/question',
    ]);
  });

  it('reports what the content says today, and pictures that are gone', async () => {
    const { findings } = await fitValues(contentFolder, [
      value('site.json', '/contact/phone', '12', '(202) 555-0000'),
      value('site.json', '/hero/motto', 'Onward', 'A motto of an earlier release'),
      value('site/portrait', '', { picture: '0'.repeat(32) }),
    ]);
    expect(findings.map(({ file, pointer, kind, now }) => [file + pointer, kind, now]).sort()).toEqual([
      ['site.json/contact/phone', 'unfit', '(202) 555-0147'],
      ['site.json/hero/motto', 'unfit', null],
      ['site/portrait', 'unfit', null],
    ]);
  });

  it('refuses changes that do not fit, with the field and a sentence', async () => {
    const refused = await checkValues(contentFolder, [heading], [value('site.json', '/hero/heading', ['a'])]);
    expect(refused).toMatchObject([
      { file: 'site.json', pointer: '/hero/heading', message: 'must be text between quotation marks' },
    ]);
    expect(await checkValues(contentFolder, [], [heading])).toEqual([]);
  });

  it('lists every text, price, link and list as a field', async () => {
    const { fields } = await readFields(contentFolder, [heading]);
    const field = (file: string, pointer: string) =>
      fields.find((each) => each.file === file && each.pointer === pointer);
    expect(field('site.json', '/hero/heading')).toEqual({
      ...{
        file: 'site.json',
        pointer: '/hero/heading',
        kind: 'text',
        isShown: true,
        value: 'Begin again.',
        limit: 80,
      },
    });
    expect(field('site.json', '/hero/links')?.entryIds).toHaveLength(3);
    expect(field('pages/about.json', '/words/questions/inspiration/question')?.kind).toBe('text');
    expect(field('newsletter.json', '/topics')?.kind).toBe('list');
    expect(field('site.json', '/navigation/search/foundTexts/one')?.placeholders).toEqual(['{count}']);
    expect(field('site.json', '/hero/links')?.kind).toBe('list');
    expect(fields.filter(({ kind }) => kind === 'link').length).toBeGreaterThan(20);
  });

  it('marks texts for the preview, and nothing that the site computes with', async () => {
    const store = new PictureStore(places.pictureFolders, false);
    const { catalogue, places: marked } = await readMarked(places, store, []);
    const place = (text: string | undefined) => {
      const digits = /^\uE000([\uE010-\uE01F]+)\uE001/.exec(text ?? '')?.[1] ?? '';
      const hex = [...digits].map((digit) => (digit.codePointAt(0) ?? 0) - 0xe010);
      return marked[hex.reduce((sum, digit) => sum * 16 + digit, 0)];
    };
    expect(place(catalogue.site.hero.heading)).toEqual({ file: 'site.json', pointer: '/hero/heading' });
    expect(catalogue.site.hero.links[0]?.path).toBe('/books');
    expect(catalogue.books[0]?.id).toBe('finding-peace');
    expect(marked.length).toBeGreaterThan(1_000);
  });
});
