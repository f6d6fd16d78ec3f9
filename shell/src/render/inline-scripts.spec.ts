import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { pageViewScript } from './inline-scripts.js';

type Listener = (event: object) => void;

/** A browser, as far as the script knows it. */
function openPage({ navigator = {}, document = {}, storage = {}, hasStorage = true } = {}) {
  const listeners = new Map<string, Listener>();
  const addEventListener = (name: string, listener: Listener) => void listeners.set(name, listener);
  const told: string[] = [];
  const sendBeacon = (address: string, blob: { parts: string[] }) => told.push(`${address} ${blob.parts[0]}`);
  const page = { visibilityState: 'visible', prerendering: false, addEventListener, ...document };
  const location = { pathname: '/shop' };
  class Blob {
    constructor(readonly parts: string[]) {}
  }
  runInNewContext(pageViewScript, {
    addEventListener,
    location,
    Blob,
    document: page,
    navigator: { sendBeacon, ...navigator },
    get localStorage() {
      if (!hasStorage) throw new Error('The browser grants none.');
      return storage;
    },
  });
  const happens = (name: string, event = {}) => listeners.get(name)?.(event);
  return { told, location, page, happens };
}

describe('the script that counts pages', () => {
  it('tells of the page that was sent, and of each that a link leads to', () => {
    const { told, location, happens } = openPage();
    location.pathname = '/finding-peace';
    happens('page-shown');
    happens('pageshow', { persisted: false });
    happens('pageshow', { persisted: true });
    expect(told).toEqual([
      '/api/page-views {"path":"/shop"}',
      '/api/page-views {"path":"/finding-peace"}',
      '/api/page-views {"path":"/finding-peace"}',
    ]);
  });

  it('waits until somebody looks at a page that was drawn ahead, or behind another', () => {
    const ahead = openPage({ document: { prerendering: true } });
    expect(ahead.told).toEqual([]);
    ahead.happens('prerenderingchange');
    expect(ahead.told).toHaveLength(1);
    const behind = openPage({ document: { visibilityState: 'hidden' } });
    expect(behind.told).toEqual([]);
    behind.page.visibilityState = 'visible';
    behind.happens('visibilitychange');
    expect(behind.told).toHaveLength(1);
  });

  it.each([
    { navigator: { globalPrivacyControl: true } },
    { navigator: { doNotTrack: '1' } },
    { navigator: { sendBeacon: undefined } },
    { storage: { 'lectern.analytics-consent': 'denied' } },
  ])('tells nothing for who does not want it: %j', (wish) => {
    const { told, happens } = openPage(wish);
    happens('page-shown');
    expect(told).toEqual([]);
  });

  it('counts where nothing can be remembered', () => {
    expect(openPage({ hasStorage: false }).told).toHaveLength(1);
  });
});
