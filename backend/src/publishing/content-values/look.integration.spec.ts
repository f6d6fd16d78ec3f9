import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { PublishedSectionDto, SavedSectionDto, SectionDto } from './content-values.dto.js';

const LOOK = '/api/admin/content/sections/look';

let shop: RunningShop;
let owner: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
});
afterAll(() => shop.stop());

const value = (pointer: string, written: string) => ({ file: 'look.json', pointer, value: written });
const find = async () => (await owner.get<SectionDto>(LOOK)).body;
const draft = async (changes: readonly object[]) =>
  (await owner.put<SavedSectionDto>(`${LOOK}/draft`, { revision: (await find()).revision, changes })).body;
const publish = async (changes: readonly object[]) => {
  const { revision } = await draft(changes);
  return owner.post<PublishedSectionDto & { errors?: { field: string; message: string }[] }>(
    `${LOOK}/publish`,
    { revision },
  );
};
const valueOf = async (pointer: string) =>
  (await find()).fields.find((field) => field.pointer === pointer)?.value;

describe('The look of the site', () => {
  it('is previewed as a draft, on any page and in both color schemes', async () => {
    await draft([value('/colors/light/accent', '#1d4d35'), value('/typefaces', 'classic')]);
    const preview = async (query: string) => (await owner.get<string>(`${LOOK}/preview?${query}`)).body;
    const light = await preview('page=/about&scheme=light');
    expect(light).toContain('--color-accent:#1d4d35;');
    expect(light).toContain("font-family:'Playfair Variable'");
    expect(light).toContain('color-scheme:light;');
    expect(light).not.toContain('media="not all"');
    expect(light).not.toContain('prefers-color-scheme');
    expect(await preview('page=/404&scheme=dark')).toContain('@media screen and (min-width:0)');
    expect((await owner.get(`${LOOK}/preview?page=/nowhere`)).status).toBe(404);
    expect((await owner.get(`${LOOK}/preview?page=a&page=b&scheme=blue`)).status).toBe(200);
  });

  it('is published, and the standard one again with one call', async () => {
    const published = await publish([value('/colors/light/accent', '#1d4d35'), value('/corners', 'round')]);
    expect(published.status).toBe(200);
    expect(await valueOf('/corners')).toBe('round');
    expect((await owner.post(`${LOOK}/reset`, {})).status).toBe(200);
    expect(await valueOf('/corners')).toBe('soft');
    expect(await valueOf('/colors/light/accent')).toBe('#7a1f2b');
    expect((await find()).changes).toEqual([]);
  });

  it('is refused with a sentence if it cannot be read, and the site does not change', async () => {
    const refused = await publish([value('/colors/dark/ink', '#333333'), value('/corners', 'square')]);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: 'look.json#/colors/dark/ink' }]);
    expect(refused.body.errors?.[0]?.message).toBe(
      'The color is too close to “Background”: text in it would be hard to read.',
    );
    const { fields } = await find();
    expect(fields.find(({ pointer }) => pointer === '/corners')?.published).toBe('soft');
  });

  it.each([
    ['no color', '/colors/light/accent', 'red'],
    ['unknown fonts', '/typefaces', 'comic-sans'],
    ['style sheets', '/colors/light/ink', '#000000;}body{display:none'],
  ])('is refused with %s', async (_name, pointer, written) => {
    expect((await publish([value(pointer, written)])).status).toBe(422);
  });
});
