import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { randomUUID } from 'node:crypto';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { PreviewLinkDto, SavedDraftDto } from '../documents/documents.dto.js';
import type { PageValue } from './page-value.js';
import type { OwnPageDto } from './pages.dto.js';
import { PublishedPages } from './published-pages.js';

const PAGES = '/api/admin/pages';

let shop: RunningShop;
let owner: ApiSession;
let helper: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  helper = await signInHelper(shop);
});
afterAll(() => shop.stop());

const guide = (slug: string): PageValue => ({
  title: 'A guide for "reading groups"',
  slug,
  description: 'Ten questions to talk about.',
  body: { markdown: '## Questions\n\n1. Who speaks?' },
  label: '',
  isInMenu: true,
  isInFooter: false,
  isIndexed: true,
});
const save = (id: string, revision: number, value: Partial<PageValue>, who = owner) =>
  who.put<SavedDraftDto>(`${PAGES}/${id}/draft`, { revision, value });
const create = async (slug: string, who = owner) => {
  const id = randomUUID();
  expect((await save(id, 0, guide(slug), who)).status).toBe(200);
  return id;
};
const find = async (id: string) => (await owner.get<OwnPageDto>(`${PAGES}/${id}`)).body;
const document = (id: string, call = '') => `/api/admin/documents/${id}${call}`;
const publish = (id: string, revision: number, who = owner) =>
  who.post(document(id, '/publish'), { revision });
const shown = async () => (await shop.app.get(PublishedPages).read()).ownPages;

describe('A page of her own', () => {
  it('is written by helpers and published by the owner', async () => {
    const id = await create('guide', helper);
    expect((await publish(id, 1, helper)).status).toBe(403);
    expect(await shown()).toEqual([]);
    expect((await publish(id, 1)).status).toBe(204);
    expect(await find(id)).toMatchObject({ state: 'published', path: '/guide' });
    expect(await shown()).toMatchObject([
      { path: '/guide', label: 'A guide for “reading groups”', html: expect.stringContaining('<ol><li>Who') },
    ]);
    await owner.post(document(id, '/take-back'));
    expect(await shown()).toEqual([]);
  });

  it('leads from its former address to its new one', async () => {
    const id = await create('old');
    await publish(id, 1);
    await save(id, 2, guide('new'));
    await publish(id, 3);
    expect((await shop.app.get(PublishedPages).read()).moved).toEqual([{ from: '/old', to: '/new' }]);
    await owner.delete(document(id));
    expect(await shown()).toEqual([]);
  });

  it('is previewed by a link, compared with its versions, scheduled, and restored from the bin', async () => {
    const id = await create('later');
    const { body: link } = await helper.post<PreviewLinkDto>(document(id, '/preview-link'));
    const preview = await fetch(link.url.replace(shop.configuration.publicUrl, shop.url));
    expect([preview.status, preview.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await preview.text()).toContain('<li>Who speaks?</li>');
    await helper.post(document(id, '/versions'), { reason: 'saved' });
    await save(id, 1, { ...guide('later'), title: 'Another' });
    await helper.post(document(id, '/versions/1/restore'));
    expect(await find(id)).toMatchObject({ title: 'A guide for "reading groups"', revision: 3 });
    expect(
      (await owner.post(document(id, '/schedule'), { revision: 3, at: '2099-01-01T09:00' })).status,
    ).toBe(204);
    expect(await find(id)).toMatchObject({ state: 'scheduled', path: null });
    await owner.delete(document(id, '/schedule'));
    expect(await find(id)).toMatchObject({ state: 'draft' });
    await owner.delete(document(id));
    expect(await find(id)).toMatchObject({ state: 'binned' });
    await owner.post(document(id, '/restore'));
    expect(await find(id)).toMatchObject({ state: 'draft' });
  });

  it.each(['shop', 'admin', 'api', 'thank-you'])(
    'does not take the address of the site’s /%s',
    async (slug) => {
      const { status, body } = await publish(await create(slug), 1);
      expect([status, body]).toMatchObject([409, { code: 'PUBLISHING.ADDRESS_TAKEN' }]);
    },
  );

  it('says which fields are missing', async () => {
    const { status, body } = await save(randomUUID(), 0, {});
    expect([status, body]).toMatchObject([400, { code: 'REQUEST.INVALID' }]);
  });
});
