import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openUndrawn, smallContent } from '@lectern/catalogue/testing';

import type { RenderedSite } from '../render/prerender.js';

const content = await smallContent('de', {
  files: {
    'events.json': {
      events: [
        { id: 'alt', title: 'Lesung im Herbst', date: '2024-10-01', venue: 'Bücherei' },
        ...[1, 2, 3, 4].map((month) => ({
          id: `lesung-${month}`,
          title: `Lesung ${month}`,
          type: 'reading',
          date: `2025-0${month + 2}-01`,
          startTime: '19:30',
          venue: 'Buchladen am Ring',
          address: 'Ring 1, Bremen',
          bookIds: ['das-leise-eis'],
          isCancelled: month === 2,
        })),
      ],
    },
  },
});
content.use();
await openUndrawn();
const { contentCatalogue, showCatalogue } = await import('@lectern/catalogue/live');
const { renderTestSite } = await import('../testing/render-test-site.js');

describe('The events of an author who does not speak', () => {
  let site: RenderedSite;
  let remove = async () => {};
  let render: Awaited<ReturnType<typeof renderTestSite>>['render'];

  beforeAll(async () => {
    ({ site, render, remove } = await renderTestSite());
  });
  afterAll(async () => {
    await remove();
    await content.remove();
  });

  const home = (of: RenderedSite) => of.pages.find(({ path }) => path === '/')?.html ?? '';

  it('are all on the home page: coming ones, and past ones folded', () => {
    const html = home(site);
    expect(html).toContain('Hier treffen Sie mich');
    expect([...html.matchAll(/<h3>(Lesung \d)<\/h3>/g)].map(([, title]) => title)).toEqual([
      ...['Lesung 1', 'Lesung 2', 'Lesung 3', 'Lesung 4'],
    ]);
    expect(html).toMatch(/<summary>Vergangene Termine \(1\)<\/summary>.*Lesung im Herbst/);
    expect(html).not.toContain('Alle Termine');
  });

  it('have a calendar file each, and are structured data while they are coming', () => {
    const files = site.files.filter(({ path }) => path.startsWith('/events/'));
    expect(files.map(({ path }) => path)).toContain('/events/lesung-1.ics');
    const data = [...home(site).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
      .filter((node) => node['@type'] === 'Event');
    expect(data).toHaveLength(4);
    expect(data[0]).toMatchObject({
      name: 'Lesung 1',
      startDate: '2025-03-02T00:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Buchladen am Ring', address: 'Ring 1, Bremen' },
      organizer: { name: 'Jonas Feld' },
      performer: { name: 'Jonas Feld' },
    });
    expect(data[1]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  it('leave nothing on any page once there are none', async () => {
    const { sampleSiteData } = await import('../testing/sample-site-data.js');
    showCatalogue({ ...contentCatalogue, events: { ...contentCatalogue.events, events: [] } });
    const without = await render(sampleSiteData);
    expect(home(without)).not.toMatch(/id="events"|Termine|treffen/);
    expect(without.files.map(({ path }) => path).join()).not.toContain('.ics');
    showCatalogue(contentCatalogue);
  });
});
