import { afterEach, describe, expect, it, jest } from '@jest/globals';

import { contentBlog } from '@lectern/catalogue';

import { RenderSite } from './render-site.js';
import type { RenderedSite } from './site/page.js';

const HOUR_MS = 60 * 60_000;

function monthOn(site: RenderedSite | undefined): string | undefined {
  const html = site?.pages.find(({ path }) => path === '/')?.html ?? '';
  const dots = html.slice(html.indexOf('id="month-title"'));
  return /<button[^>]*aria-label="([^"]*)"[^>]*aria-current="true"/.exec(dots)?.[1];
}

describe('Rendered pages', () => {
  afterEach(() => void jest.useRealTimers());

  it('show the book of a new month within the hour, by the author’s time zone', async () => {
    // Half an hour before February in New York.
    jest.useFakeTimers();
    jest.setSystemTime(new Date('2025-02-01T04:30:00Z'));
    let shown: RenderedSite | undefined;
    let askedCount = 0;
    const show = (site: RenderedSite) => void (shown = site);
    const parts = [
      { list: async () => [], findIdsExcept: async () => [] },
      { follow: () => undefined },
      { approved: async () => ({}) },
      { read: async () => ({ blog: contentBlog, moved: [] }) },
      { read: async () => ({ ownPages: [], moved: [] }) },
      { follow: () => () => undefined },
      { read: async () => ({}) },
      { publishedTitles: async () => [] },
      { isSandbox: true },
      { publicUrl: 'http://localhost:3000', timeZone: 'America/New_York' },
      {
        readShown: async () => ({ ownWords: { consent: null }, pageSettings: {}, asked: (askedCount += 1) }),
      },
      { record: () => Promise.resolve() },
      { follow: () => () => undefined, stopping: new AbortController().signal },
      { open: show, show: async (site: RenderedSite) => show(site) },
    ] as unknown as ConstructorParameters<typeof RenderSite>;
    const site = new RenderSite(...parts);
    await site.execute();
    expect(monthOn(shown)).toBe('January 2025');
    await jest.advanceTimersByTimeAsync(HOUR_MS);
    await site.beforeApplicationShutdown();
    expect(askedCount).toBe(2);
    expect(monthOn(shown)).toBe('February 2025');
  });
});
