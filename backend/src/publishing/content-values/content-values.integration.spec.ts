import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { halves, PicturesAdmin } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { ContentLibrary } from './content-library.js';
import type { ContentChange } from './content-rules.js';
import type {
  ContentFindingsDto,
  ContentTextDto,
  PublishedSectionDto,
  SavedSectionDto,
  SectionDto,
  SectionSummaryDto,
  SectionVersionDto,
} from './content-values.dto.js';
import { ContentValues } from './content-values.js';

const CONTENT = '/api/admin/content';
const at = (section: string) => `${CONTENT}/sections/${encodeURIComponent(section)}`;

const heading = (value?: string): ContentChange => ({
  ...{ file: 'site.json', pointer: '/hero/heading' },
  ...(value === undefined ? {} : { value }),
});
const QUESTIONS = { file: 'pages/about.json', pointer: '/words/questions' };

let shop: RunningShop;
let owner: ApiSession;
let helper: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  helper = await signInHelper(shop);
});
afterAll(() => shop.stop());

const find = async (section: string) => (await owner.get<SectionDto>(at(section))).body;
const fieldOf = async (section: string, pointer: string) =>
  (await find(section)).fields.find((field) => field.pointer === pointer);
const save = (section: string, revision: number, changes: readonly object[], who = owner) =>
  who.put<SavedSectionDto>(`${at(section)}/draft`, { revision, changes });
const publish = (section: string, revision: number, who = owner) =>
  who.post<PublishedSectionDto & { conflicts?: object[]; errors?: object[] }>(`${at(section)}/publish`, {
    revision,
  });
/** Saves and publishes; other tests may have used the section. */
const change = async (section: string, changes: readonly object[]) => {
  const saved = await save(section, (await find(section)).revision, changes);
  return publish(section, saved.body.revision);
};

describe('A section of the content', () => {
  it('is drafted by helpers, published by the owner, and reset', async () => {
    const drafted = await save('/', 0, [heading('Begin again.')], helper);
    expect([drafted.status, drafted.body.revision]).toEqual([200, 1]);
    expect((await publish('/', 1, helper)).status).toBe(403);
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({
      value: 'Begin again.',
      base: 'There is always a next right thing.',
      published: 'There is always a next right thing.',
    });
    const published = await publish('/', 1);
    expect(published.body).toMatchObject({ version: expect.any(Number), revision: 2 });
    expect((await publish('/', 1)).status).toBe(409);
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({ published: 'Begin again.' });
    const { body } = await owner.get<SectionSummaryDto[]>(`${CONTENT}/sections`);
    expect(body.find(({ section }) => section === '/')).toMatchObject({ hasDraft: false, findings: 0 });
    await owner.post(`${at('/')}/reset`, { file: 'site.json', pointer: '/hero/heading' });
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({
      published: 'There is always a next right thing.',
    });
  });

  it('keeps a draft that another window changed', async () => {
    await save('/about', 0, []);
    const late = await save('/about', 0, [
      { file: 'site.json', pointer: '/author/bio/new-1', value: 'More.' },
    ]);
    expect([late.status, late.body]).toMatchObject([
      409,
      { who: expect.any(String), revision: 1, current: [] },
    ]);
  });

  it('publishes once if it is pressed twice', async () => {
    const { body } = await save('/contact', 0, [
      { file: 'site.json', pointer: '/contact/phone', value: '(202) 555-0199' },
    ]);
    const both = await Promise.all([1, 2].map(() => publish('/contact', body.revision)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('shows both values if another section published the same one', async () => {
    const { revision } = await find('/privacy-policy');
    const mine = await save('/privacy-policy', revision, [heading('Mine')]);
    await change('/', [heading('Theirs')]);
    const refused = await publish('/privacy-policy', mine.body.revision);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { conflicts: [{ pointer: '/hero/heading', mine: 'Mine', theirs: 'Theirs' }] },
    ]);
    expect((await publish('/privacy-policy', refused.body.revision)).status).toBe(200);
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({ published: 'Mine' });
  });

  it('adds, orders and removes entries of a list, and restores them', async () => {
    const { entryIds = [] } = (await fieldOf('/about', QUESTIONS.pointer)) ?? {};
    const first = await change('/about', [
      { ...QUESTIONS, value: { order: ['new-1', entryIds[1]] } },
      { ...QUESTIONS, pointer: `${QUESTIONS.pointer}/new-1/question`, value: 'Do you sign books?' },
      { ...QUESTIONS, pointer: `${QUESTIONS.pointer}/new-1/answer/new-2`, value: 'Yes.' },
    ]);
    const shortened = await fieldOf('/about', QUESTIONS.pointer);
    expect(shortened?.publishedEntryIds).toEqual(['new-1', entryIds[1]]);
    // Comparisons name entries that are gone.
    expect(Object.keys(shortened?.removedEntries ?? {})).not.toContain(entryIds[1]);
    expect(shortened?.removedEntries?.[entryIds[0] ?? '']).toEqual(expect.stringMatching(/\?$/));
    await owner.post(`${at('/about')}/reset`, QUESTIONS);
    expect((await fieldOf('/about', QUESTIONS.pointer))?.publishedEntryIds).toEqual(entryIds);
    const { body: versions } = await owner.get<SectionVersionDto[]>(`${at('/about')}/versions`);
    expect(versions.map(({ reason }) => reason)).toEqual(['reset', 'published']);
    const restored = await owner.post<SectionDto>(`${at('/about')}/versions/${first.body.version}/restore`);
    expect(restored.body.changes).toHaveLength(3);
    expect((await publish('/about', restored.body.revision)).status).toBe(200);
    expect((await fieldOf('/about', QUESTIONS.pointer))?.publishedEntryIds).toEqual(['new-1', entryIds[1]]);
  });

  it('saves an incomplete draft, and says at its publication what is missing', async () => {
    const { revision } = await find('/about');
    const saved = await save('/about', revision, [
      { ...QUESTIONS, pointer: `${QUESTIONS.pointer}/new-3/question`, value: 'Why?' },
      { ...QUESTIONS, value: { order: ['new-3'] } },
      { file: 'site.json', pointer: '/author/bio', value: { order: [] } },
    ]);
    expect(saved.status).toBe(200);
    expect(await fieldOf('/about', `${QUESTIONS.pointer}/new-3/question`)).toMatchObject({ value: 'Why?' });
    const refused = await publish('/about', saved.body.revision);
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'CONTENT.UNFIT' }]);
    expect(refused.body.errors?.length).toBeGreaterThan(0);
    expect((await owner.delete(`${at('/about')}/draft`)).status).toBe(200);
  });

  it('refuses links to nowhere', async () => {
    const link = (value: string) => ({ file: 'site.json', pointer: '/footer/privacyLink/path', value });
    const { status, body } = await change('navigation', [link('/no-such-page')]);
    expect([status, body]).toMatchObject([422, { code: 'CONTENT.UNFIT' }]);
    expect((await change('navigation', [link('/shop')])).status).toBe(200);
  });

  it('refuses texts that are too long for their place', async () => {
    const limit = (await fieldOf('/', '/hero/heading'))?.limit ?? 0;
    const emoji = '👩‍👩‍👧‍👦';
    const refused = await change('/', [heading('x'.repeat(100_000))]);
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'CONTENT.UNFIT',
        errors: [
          {
            field: 'site.json#/hero/heading',
            message: `The text has 100000 characters, but ${limit} fit.`,
          },
        ],
      },
    ]);
    // A long draft does not extend its own limit.
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({ kind: 'text', limit });
    expect((await change('/', [heading(emoji.repeat(limit + 1))])).status).toBe(422);
    expect((await change('/', [heading(emoji.repeat(limit))])).status).toBe(200);
  });

  it('refuses a picture that is not in the library', async () => {
    const { status, body } = await change('/about', [
      { file: 'site/portrait', pointer: '', value: { picture: '0'.repeat(32) } },
    ]);
    expect([status, body]).toMatchObject([422, { errors: [{ field: 'site/portrait#' }] }]);
    expect((await owner.delete(`${at('/about')}/draft`)).status).toBe(200);
  });

  it.each(['jpeg', 'webp'] as const)('copies a %s once for several requests', async (format) => {
    const picture = await halves(40, 50).toFormat(format).toBuffer();
    const { id } = await new PicturesAdmin(owner).uploadWhole(picture, `portrait.${format}`);
    const value = {
      file: 'site/portrait',
      pointer: '',
      value: { picture: id },
      base: null,
      schemaVersion: 0,
    };
    const copies = Array.from({ length: 8 }, () => shop.app.get(ContentLibrary).of([value]));
    const files = (await Promise.all(copies)).map(({ pictures }) => pictures[id]);
    expect(new Set(files)).toEqual(new Set([expect.stringContaining(id)]));
  });

  it('refuses a text that lost a placeholder', async () => {
    const { fields } = await find('emails');
    const field = fields.find(({ placeholders = [] }) => placeholders.length > 0);
    const [placeholder] = field?.placeholders ?? [];
    const without = { file: field?.file, pointer: field?.pointer, value: 'Thank you.' };
    const { status, body } = await change('emails', [without]);
    expect([status, body]).toMatchObject([
      422,
      { errors: [{ message: `The text needs ${placeholder}, which the site fills in.` }] },
    ]);
    expect(await fieldOf('emails', field?.pointer ?? '')).toMatchObject({
      placeholders: field?.placeholders,
    });
  });

  it('removes the preview’s marks, and refuses texts without a place or an end', async () => {
    const { revision } = await find('chat');
    const draft = async (changes: readonly object[]) => (await save('chat', revision, changes)).status;
    const field = (await find('chat')).fields.find(({ kind }) => kind === 'text');
    const change_ = (value: unknown) => [{ file: 'chat.json', pointer: field?.pointer, value }];
    expect(await draft(change_('x'.repeat(100_001)))).toBe(422);
    expect(await draft(change_({ script: 'x' }))).toBe(422);
    expect(await draft(change_('x'.repeat(1_100_000)))).toBe(413);
    expect(await draft([{ file: 'chat.json', pointer: '/no/such/place', value: 'x' }])).toBe(422);
    expect(await draft([{ file: 'no-such.json', pointer: '/words', value: 'x' }])).toBe(422);
    expect(await draft([{ file: 'site.json', pointer: '/language', value: 'de' }])).toBe(422);
    expect(await draft([{ file: 'chat.json' }])).toBe(400);
    expect(await draft(change_('\uE000\uE010\uE001Hello\uE002'))).toBe(200);
    expect((await find('chat')).changes).toMatchObject([{ value: 'Hello' }]);
    expect((await owner.get(at('/no-such-section'))).status).toBe(404);
  });

  it('publishes one entry of a list, and keeps the rest of the draft', async () => {
    const entry = (id: string): ContentChange[] => {
      const fields = Object.entries({ title: `Talk ${id}`, date: '2027-05-14', venue: 'Library' });
      return fields.map(([name, value]) => ({
        ...{ file: 'events.json', pointer: `/events/${id}/${name}` },
        value,
      }));
    };
    const order = { file: 'events.json', pointer: '/events', value: { order: ['new-a', 'new-b'] } };
    const { revision } = (await save('events', 0, [...entry('new-a'), ...entry('new-b'), order])).body;
    const only = { file: 'events.json', pointer: '/events/new-a' };
    const published = await owner.post<PublishedSectionDto>(`${at('events')}/publish`, { revision, only });
    expect(published.status).toBe(200);
    const events = await fieldOf('events', '/events');
    expect([events?.publishedEntryIds, events?.entryIds]).toEqual([['new-a'], ['new-a', 'new-b']]);
    expect((await find('events')).changes).toEqual(entry('new-b'));
    expect((await publish('events', published.body.revision)).status).toBe(200);
    expect((await fieldOf('events', '/events'))?.publishedEntryIds).toEqual(['new-a', 'new-b']);
  });

  it('gets an entry from another feature', async () => {
    const staff = { userId: '00000000-0000-4000-8000-000000000001', name: 'Ruth', email: 'r@example.com' };
    const id = await shop.app
      .get(ContentValues)
      .addEntry('/about', QUESTIONS, { '/question': 'When?', '/answer/new-1': 'Now.' }, {
        ...staff,
        role: 'owner',
      } as never);
    expect((await fieldOf('/about', QUESTIONS.pointer))?.entryIds).toContain(id);
  });

  it('names the books of their order, which can only be moved', async () => {
    const { entryIds = [], fixedEntries = {} } = (await fieldOf('/books', '/bookOrder')) ?? {};
    expect(entryIds.map((id) => fixedEntries[id]).slice(0, 2)).toEqual(['Finding Peace', 'Starting Over']);
    expect(Object.keys(fixedEntries)).toHaveLength(8);
  });

  it('is found by its present text, with the section that shows it', async () => {
    const list = async () => (await owner.get<ContentTextDto[]>(`${CONTENT}/texts`)).body;
    const textAt = async (file: string, pointer: string) =>
      (await list()).find((each) => each.file === file && each.pointer === pointer);
    expect(await textAt('site.json', '/contact/email')).toMatchObject({ section: '/contact' });
    const { revision } = await find('/contact');
    const phone = { file: 'site.json', pointer: '/contact/phone' };
    // The draft of another section can change the text, too; the section that shows it has its own draft.
    await save('/contact', revision, [{ ...phone, value: '(202) 555-0188' }]);
    await save('/speaking', 0, [{ ...phone, value: '(202) 555-0100' }]);
    expect(await textAt(phone.file, phone.pointer)).toMatchObject({ text: '(202) 555-0188' });
    const film = '/highlights/finding-peace-trailer/bookId';
    expect(await textAt('videos.json', film)).toMatchObject({ text: 'Finding Peace' });
    expect(await textAt('site/portrait', '')).toMatchObject({ section: '/about', text: '' });
    // Of an entry that was removed.
    const texts = (await list()).filter(({ pointer }) => pointer.startsWith(`${QUESTIONS.pointer}/new-3`));
    expect(texts).toEqual([]);
    await owner.delete(`${at('/contact')}/draft`);
    await owner.delete(`${at('/speaking')}/draft`);
  });

  it('has nothing to decide while the content is the same', async () => {
    const { body } = await owner.get<ContentFindingsDto>(`${CONTENT}/findings`);
    expect(body).toEqual({ findings: [], keptWords: [] });
    const { status } = await owner.post(`${CONTENT}/findings/take`, heading());
    expect(status).toBe(404);
  });

  it('is back to the content everywhere after a reset of all', async () => {
    await owner.post(`${CONTENT}/reset`);
    expect(await fieldOf('/', '/hero/heading')).toMatchObject({
      published: 'There is always a next right thing.',
    });
    expect((await find('/about')).changes).toEqual([]);
  });
});
