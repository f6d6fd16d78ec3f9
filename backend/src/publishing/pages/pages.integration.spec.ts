import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
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
const create = async (slug: string) => (await owner.post<OwnPageDto>(PAGES, { value: guide(slug) })).body.id;
const publish = (id: string, revision: number, who = owner) =>
  who.post<OwnPageDto>(`${PAGES}/${id}/publish`, { revision });
const shown = async () => (await shop.app.get(PublishedPages).read()).ownPages;

describe('A page of her own', () => {
  it('is written by helpers and published by the owner', async () => {
    const { status, body } = await helper.post<OwnPageDto>(PAGES, { value: guide('guide') });
    expect(status).toBe(201);
    expect((await publish(body.id, 1, helper)).status).toBe(403);
    expect(await shown()).toEqual([]);
    const published = await publish(body.id, 1);
    expect(published.body).toMatchObject({ state: 'published', path: '/guide' });
    expect(await shown()).toMatchObject([
      { path: '/guide', label: 'A guide for “reading groups”', html: expect.stringContaining('<ol><li>Who') },
    ]);
    await owner.post(`${PAGES}/${body.id}/take-back`);
    expect(await shown()).toEqual([]);
  });

  it('leads from its former address to its new one', async () => {
    const id = await create('old');
    const { body } = await publish(id, 1);
    const draft = { revision: body.revision, value: guide('new') };
    const saved = await owner.put<{ revision: number }>(`${PAGES}/${id}/draft`, draft);
    await publish(id, saved.body.revision);
    expect((await shop.app.get(PublishedPages).read()).moved).toEqual([{ from: '/old', to: '/new' }]);
    await owner.delete(`${PAGES}/${id}`);
    expect(await shown()).toEqual([]);
  });

  it.each(['shop', 'admin', 'api', 'thank-you'])(
    'does not take the address of the site’s /%s',
    async (slug) => {
      const { status, body } = await publish(await create(slug), 1);
      expect([status, body]).toMatchObject([409, { code: 'PUBLISHING.ADDRESS_TAKEN' }]);
    },
  );

  it('says which fields are missing', async () => {
    const { status, body } = await owner.post(PAGES, { value: {} });
    expect([status, body]).toMatchObject([400, { code: 'REQUEST.INVALID' }]);
  });
});
