import { site } from '@lectern/catalogue';
import type { Json } from '@lectern/catalogue/stored-values';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { ContentFieldDto, ContentFindingsDto, SectionSummaryDto } from './content-values.dto.js';
import { ShownContent } from './shown-content.js';

const FINDINGS = '/api/admin/content/findings';
const ABOUT = 'pages/about.json';
const QUESTIONS = '/words/questions';

let shop: RunningShop;
let owner: ApiSession;
let entryIds: readonly string[];

/** Stores a value as an earlier release did, over other content. */
const store = (file: string, pointer: string, value: Json, base: Json) =>
  shop.pool.query(
    `INSERT INTO content_values (file, pointer, language, version, value, base, schema_version, removed, publication)
    VALUES ($1, $2, 'en', 1, $3, $4, 0, false, 1)`,
    [file, pointer, JSON.stringify(value), JSON.stringify(base)],
  );

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  const { body } = await owner.get<ContentFieldDto[]>(`/api/admin/content/fields?file=${ABOUT}`);
  entryIds = body.find(({ pointer }) => pointer === QUESTIONS)?.entryIds ?? [];
  await shop.pool.query(
    `INSERT INTO content_publications (number, section, reason, who) VALUES (1, '/about', 'published', 'Ruth <r@a.example>')`,
  );
  await store('site.json', '/author/role', 'Writer', 'A role of the earlier release');
  await store('site.json', '/hero/heading', 'Begin again.', 'An earlier heading');
  await store('site.json', '/contact/phone', '12', '(202) 555-0147');
  await store(ABOUT, `${QUESTIONS}/gone/question`, 'Who asked?', 'Why?');
  await store(ABOUT, QUESTIONS, { order: [entryIds[1] ?? ''] }, entryIds.slice(1));
});
afterAll(() => shop.stop());

const list = async () => (await owner.get<ContentFindingsDto>(FINDINGS)).body;
const decide = async (decision: 'keep' | 'take', file: string, pointer: string) =>
  owner.post<ContentFindingsDto>(`${FINDINGS}/${decision}`, { file, pointer });
const listed = async () => (await list()).findings.map(({ kind, pointer }) => `${kind} ${pointer}`).sort();

describe('Values of an earlier release', () => {
  it('are shown if they fit, and listed by section if they need a decision', async () => {
    expect(await listed()).toEqual([
      'changed-below /author/role',
      'changed-below /hero/heading',
      `lost ${QUESTIONS}/gone/question`,
      `new-entry ${QUESTIONS}/${entryIds[0]}`,
      'unfit /contact/phone',
    ]);
    const { body } = await owner.get<SectionSummaryDto[]>('/api/admin/content/sections');
    expect(
      body.filter(({ findings }) => findings > 0).map(({ section, findings }) => [section, findings]),
    ).toEqual([
      ['/', 2],
      ['/about', 2],
      ['/contact', 1],
    ]);
    await shop.app.get(ShownContent).open();
    expect(site.hero.heading).toBe('Begin again.');
    expect(site.contact.phone).toBe('(202) 555-0147');
  });

  it('are kept over the new content, or replaced by it', async () => {
    await decide('keep', 'site.json', '/author/role');
    await decide('take', 'site.json', '/hero/heading');
    await decide('take', ABOUT, `${QUESTIONS}/${entryIds[0]}`);
    expect(await listed()).toEqual([`lost ${QUESTIONS}/gone/question`, 'unfit /contact/phone']);
    await eventually('the heading', async () => site.hero.heading === 'There is always a next right thing.');
    expect(site.author.role).toBe('Writer');
  });

  it('keep their words if they have no place', async () => {
    expect((await decide('keep', 'site.json', '/contact/phone')).status).toBe(409);
    await decide('take', 'site.json', '/contact/phone');
    const { body } = await decide('take', ABOUT, `${QUESTIONS}/gone/question`);
    expect(body.findings).toEqual([]);
    expect(body.keptWords.map(({ value }) => value)).toEqual(['Who asked?', '12']);
  });

  it('say what the content has today, and name a picture that is gone', async () => {
    await shop.pool.query(
      `INSERT INTO content_values (file, pointer, language, version, value, base, schema_version, removed, publication)
      VALUES ('site.json', '/contact/email', 'en', 1, '"no address"', '"earlier@example.com"', 0, false, 1),
        ('site/portrait', '', 'en', 1, '{"picture": "00000000000000000000000000000000"}', 'null', 0, false, 1)`,
    );
    const { findings } = await list();
    expect(findings.map(({ section, kind, now }) => [section, kind, now])).toEqual(
      expect.arrayContaining([
        ['/contact', 'unfit', site.contact.email],
        ['/about', 'unfit', null],
      ]),
    );
    await decide('take', 'site.json', '/contact/email');
    expect((await decide('take', 'site/portrait', '')).body.findings).toEqual([]);
  });

  it('do not prevent the publication of others', async () => {
    await shop.pool.query(
      `INSERT INTO content_values (file, pointer, language, version, value, base, schema_version, removed, publication)
      VALUES ('site.json', '/hero/motto', 'en', 1, '"Onward"', 'null', 0, false, 1)`,
    );
    const home = '/api/admin/content/sections/%2F';
    await owner.put(`${home}/draft`, {
      revision: 0,
      changes: [{ file: 'site.json', pointer: '/hero/text', value: 'Come in.' }],
    });
    expect((await owner.post(`${home}/publish`, { revision: 1 })).status).toBe(200);
    expect(await listed()).toEqual(['unfit /hero/motto']);
    await eventually('the text', async () => site.hero.text === 'Come in.');
  });
});
