import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type StatisticsDto, CountBuffer } from '../../owner-tools/index.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { PreviewListener } from '../../testing/preview-listener.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { shortenOpenings } from '../../testing/shorten-openings.js';
import type { WantedPreviewDto } from '../previews/preview.dto.js';

describe('Statistics of audio previews', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let preview: WantedPreviewDto;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    shortenOpenings(shop);
    preview = (await new PreviewListener(shop).want<WantedPreviewDto>({}, { prefer: 'wait=30' })).body;
  });
  afterAll(() => shop.stop());

  const play = async (headers: Record<string, string>, address = preview.audioUrl) =>
    (await fetch(`${shop.url}${address}`, { headers })).arrayBuffer();
  const read = async () => {
    await shop.app.get(CountBuffer).write();
    const { body } = await owner.get<StatisticsDto>('/api/admin/figures/previews?days=1');
    return { totals: body.measures.map(({ name, total }) => [name, total]), parts: body.parts };
  };

  it('count generated, played, and downloaded previews', async () => {
    const audio = { 'sec-fetch-dest': 'audio' };
    await play({ ...audio, range: 'bytes=0-' });
    await play({ ...audio });
    await fetch(`${shop.url}/api/audio-preview/download/${preview.id}`, { method: 'POST' });
    const { totals, parts } = await read();
    expect(totals).toEqual([
      ['plays', 2],
      ['downloads', 1],
      ['made', 1],
    ]);
    expect(parts).toMatchObject([{ id: 'finding-peace', label: 'Finding Peace', values: [2, 1, 1] }]);
  });

  it('leave out range and probe requests, other clients, transcripts, and the dashboard', async () => {
    const { totals } = await read();
    const audio = { 'sec-fetch-dest': 'audio' };
    await play({ ...audio, range: 'bytes=500-' });
    await play({ ...audio, range: 'bytes=0-1' });
    await play({});
    await play({ 'sec-fetch-dest': 'empty' });
    await play({ ...audio, referer: `${shop.url}/admin/audio/previews` });
    await play(audio, preview.transcriptUrl);
    expect((await read()).totals).toEqual(totals);
  });
});
