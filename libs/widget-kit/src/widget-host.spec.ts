import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createWidgetHost } from './widget-host.js';

const noLibraries = {};

function remote(body: string): string {
  const source = `
    let scope;
    export const init = (given) => { scope = given; };
    export const get = async (name) => { ${body} };`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

const workingRemote = remote(`
  if (name !== './mount') throw new Error('no ' + name);
  const provider = Object.values(scope.greeter)[0];
  const { greeting } = (await provider.get())();
  return () => ({ mount: () => ({ update() {}, unmount() {}, greeting }) });`);

describe('widget host', () => {
  let server: Server;
  let manifestUrl: string;
  let answers: { status: number; body: unknown }[];
  let asked: number;

  beforeEach(async () => {
    asked = 0;
    answers = [];
    server = createServer((_request, response) => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      response.writeHead(answer?.status ?? 500, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer?.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    manifestUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/widgets/manifest.json`;
  });

  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const manifestOf = (entry: string, contract = { contract: 1 }) => ({
    status: 200,
    body: { checkout: { entry, ...contract } },
  });

  it('shares the page’s libraries with the widget and returns its mount', async () => {
    answers = [manifestOf(workingRemote)];
    const greeter = { version: '1.0.0', load: () => ({ greeting: 'from the page' }) };
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: { greeter } });

    const { mount } = await loadWidget('checkout');

    const mounted = Reflect.apply(mount, undefined, []);
    expect(mounted).toMatchObject({ greeting: 'from the page' });
  });

  it('loads a widget once, however often it is requested', async () => {
    answers = [manifestOf(workingRemote)];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    const first = loadWidget('checkout');
    const second = loadWidget('checkout');
    await first.catch(() => undefined);

    expect(second).toBe(first);
    expect(asked).toBe(1);
  });

  it('forgets a failure, so that the next request tries again', async () => {
    answers = [{ status: 503, body: {} }, manifestOf(remote('return () => ({ mount() {} });'))];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    await expect(loadWidget('checkout')).rejects.toThrow('the manifest request failed with status 503');

    await expect(loadWidget('checkout')).resolves.toHaveProperty('mount');
  });

  const mounting = remote('return () => ({ mount() {} });');

  it.each([
    ['an old page take a new widget that still serves it', [1, 1], { contract: 2, oldestContract: 1 }],
    ['a new page take an old widget that it still serves', [2, 1], { contract: 1, oldestContract: 1 }],
    ['a new page take a widget from before there was a range', [2, 1], { contract: 1 }],
  ])('accepts %s', async (_, [contract = 0, oldestContract = 0], line) => {
    answers = [manifestOf(mounting, line)];
    const page = { contract, oldestContract };
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries, contract: page });

    await expect(loadWidget('checkout')).resolves.toHaveProperty('mount');
  });

  it.each([
    [
      'has left this page behind',
      { contract: 3, oldestContract: 2 },
      'it supports contracts 2 to 3, and this page supports contract 1',
    ],
    [
      'comes from before there was a range, and is newer',
      { contract: 2 },
      'it supports contract 2, and this page supports contract 1',
    ],
  ])('rejects a widget that %s, and never runs it', async (_, line, complaint) => {
    answers = [manifestOf(remote(`globalThis.strangerRan = true;`), line)];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    await expect(loadWidget('checkout')).rejects.toThrow(complaint);
    expect(globalThis).not.toHaveProperty('strangerRan');
  });

  it('reports a widget that is missing from the manifest', async () => {
    answers = [{ status: 200, body: {} }];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    await expect(loadWidget('checkout')).rejects.toThrow('the manifest does not list it');
  });

  it('reports an entry that is no container, or exposes no mount', async () => {
    answers = [
      manifestOf('data:text/javascript,export const nothing = 1;'),
      manifestOf(remote('return () => ({});')),
    ];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    await expect(loadWidget('checkout')).rejects.toThrow('its entry is not a container');
    await expect(loadWidget('checkout')).rejects.toThrow('it exposes no mount function');
  });

  it('keeps the cause when a widget’s code throws', async () => {
    answers = [manifestOf(remote("throw new Error('out of paper');"))];
    const { loadWidget } = createWidgetHost({ manifestUrl, shared: noLibraries });

    await expect(loadWidget('checkout')).rejects.toThrow(
      'The widget "checkout" could not be loaded: out of paper.',
    );
  });
});
