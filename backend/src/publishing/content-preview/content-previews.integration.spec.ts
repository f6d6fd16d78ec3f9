import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession, OWNER } from '../../testing/api-session.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInOwner } from '../../testing/staff-sessions.js';

const SECTIONS = '/api/admin/content/sections';
const at = (section: string) => `${SECTIONS}/${encodeURIComponent(section)}`;

let shop: RunningShop;
let owner: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
});
afterAll(() => shop.stop());

const preview = (section: string) => owner.get<string>(`${at(section)}/preview`);

describe('The preview of a section', () => {
  it('shows the draft with the place of each text, and changes nothing for visitors', async () => {
    const changes = [{ file: 'site.json', pointer: '/hero/heading', value: 'Begin “again” & <now>.' }];
    expect((await owner.put(`${at('/')}/draft`, { revision: 0, changes })).status).toBe(200);
    const { body: html, headers } = await preview('/');
    expect(html).toMatch(/data-edit="site\.json#\/hero\/heading"[^<>]*>Begin “again” &amp; &lt;now&gt;\./);
    expect(html).toContain('data-edit-picture="site/portrait#"');
    expect(html).not.toMatch(/<script/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'none'`);
    for (const part of html.split('<style').slice(1)) {
      const css = part.slice(part.indexOf('>') + 1, part.indexOf('</style>'));
      expect(policy).toContain(createHash('sha256').update(css).digest('base64'));
    }
  });

  it('has no trace of a mark on any page', async () => {
    for (const section of ['/about', '/finding-peace']) {
      const { body: html, status } = await preview(section);
      expect([section, status]).toEqual([section, 200]);
      expect(html).not.toMatch(/[\uE000-\uF8FF]|%EE%80|\\ue0/i);
      expect(html.split('data-edit="').length).toBeGreaterThan(10);
    }
  });

  it('is refused for words without a page, and without a session', async () => {
    expect((await preview('emails')).status).toBe(404);
    expect((await preview('/nowhere')).status).toBe(404);
    expect((await fetch(`${shop.url}${at('/')}/preview`)).status).toBe(401);
  });
});
