import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';

import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { ghostExport } from '../../testing/exports.js';
import { ImportsAdmin, type UploadedText } from '../../testing/imports-admin.js';
import { blackPng, PicturesAdmin } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const OPTIONS = { state: 'same', categoriesFrom: 'tags', site: '' };

const image = (name: string) => `<img src="__GHOST_URL__/content/images/${name}.png" alt="${name}">`;

/** A Ghost export with pictures of different sizes, and a text for each of them. */
function exportWith(pictures: Readonly<Record<string, number>>): UploadedText {
  const names = Object.keys(pictures);
  const posts = names.map((name) => ({
    ...{ id: name, uuid: name, title: name, slug: name, status: 'published', type: 'post' },
    html: `<p>Words of ${name}.</p>${image(name)}`,
  }));
  const tags = names.map((name) => ({ id: `tag-${name}`, name: `On ${name}` }));
  const terms = names.map((name) => ({ post_id: name, tag_id: `tag-${name}`, sort_order: 0 }));
  const images = names.map((name): [string, Uint8Array] => [
    `content/images/${name}.png`,
    blackPng(pictures[name] ?? 1, 10),
  ]);
  const json = Buffer.from(ghostExport(posts, { tags, posts_tags: terms }));
  const content = zipSync({ 'data/ghost.json': json, ...Object.fromEntries(images) });
  return { name: 'ghost.zip', content: new Uint8Array(content) };
}

describe('Undoing imported articles', () => {
  let shop: RunningShop;
  let staff: ApiSession;
  let imports: ImportsAdmin;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    staff = await signInOwner(shop);
    imports = new ImportsAdmin(staff);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.pool.query('TRUNCATE documents, import_batches, article_categories CASCADE');
    await shop.pool.query('DELETE FROM pictures');
  });

  const shown = async (sql: string) =>
    (await shop.pool.query<{ it: string }>(sql)).rows.map(({ it: row }) => row);
  const pictures = () =>
    shown(
      `SELECT concat_ws(' ', width, CASE WHEN binned_at IS NULL THEN 'shown' ELSE 'binned' END) AS it
      FROM pictures ORDER BY width`,
    );
  const categories = () => shown('SELECT id AS it FROM article_categories ORDER BY id');

  it('takes back their pictures and categories', async () => {
    const { id } = await imports.run('articles', [exportWith({ sun: 21, moon: 22 })], OPTIONS);
    expect([await pictures(), await categories()]).toEqual([
      ['21 shown', '22 shown'],
      ['on-moon', 'on-sun'],
    ]);
    await imports.undo(id);
    expect([await pictures(), await categories()]).toEqual([['21 binned', '22 binned'], []]);
    const again = await imports.run('articles', [exportWith({ sun: 21 })], OPTIONS);
    expect(again.counts.outcomes).toEqual({ new: 1 });
    expect([await pictures(), await categories()]).toEqual([['21 shown', '22 binned'], ['on-sun']]);
    await imports.undo(again.id);
    expect([await pictures(), await categories()]).toEqual([['21 binned', '22 binned'], []]);
  });

  it('leaves pictures and categories that something uses, or that were there before', async () => {
    await new PicturesAdmin(staff).upload(blackPng(21, 10), 'sun.png');
    const { id } = await imports.run('articles', [exportWith({ sun: 21, moon: 22, star: 23 })], OPTIONS);
    await shop.pool.query(
      `UPDATE document_drafts SET revision = revision + 1 WHERE value ->> 'slug' = 'moon'`,
    );
    await imports.undo(id);
    expect([await pictures(), await categories()]).toEqual([
      ['21 shown', '22 shown', '23 binned'],
      ['on-moon'],
    ]);
  });
});
