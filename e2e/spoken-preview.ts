import type { Page, Route } from '@playwright/test';

/** A silent WAV: 8-bit samples, 8,000 a second. */
export function silence(seconds: number): Buffer {
  const samples = Buffer.alloc(8_000 * seconds, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const sentences = ['He was first.', 'She was second.', 'Nobody was third.', 'That was all.'].map(
  (text, at) => ({
    text,
    startMs: at * 15_000,
    endMs: at * 15_000 + 14_000,
    endsParagraph: at % 2 === 1,
  }),
);

const making = {
  id: 'p1',
  bookTitle: 'Fear Not: Faith to Move Forward',
  voiceType: 'warm',
  piecesDone: 0,
  piecesTotal: 0,
  eventsUrl: '/api/audio-preview/p1/events',
  audioUrl: null,
  message: 'It is being made.',
  failure: null,
};

/** Server states of a preview; the ready one is a minute long. */
export const previewStates = {
  queued: { ...making, status: 'queued' },
  speaking: (piecesDone: number) => ({ ...making, status: 'speaking', piecesDone, piecesTotal: 20 }),
  encoding: { ...making, status: 'encoding', piecesDone: 20, piecesTotal: 20 },
  failed: {
    ...making,
    status: 'failed',
    failure: { error: 'generation_failed', details: 'It hides.', message: 'The book is shy.' },
  },
  ready: {
    ...making,
    status: 'ready',
    audioUrl: '/preview.wav',
    durationMs: 60_000,
    waveform: Array.from({ length: 200 }, (_, at) => at % 100),
    sentences,
  },
};

export type PreviewState =
  | (typeof previewStates)[Exclude<keyof typeof previewStates, 'speaking'>]
  | ReturnType<typeof previewStates.speaking>;

/** A fake server with one preview, p1, in any state. */
export interface PreviewServer {
  now: PreviewState;
  /** Bodies of the requests and of the cancellations. */
  requests: unknown[];
  cancelled: unknown[];
  downloads: number;
  /** Whether it responds at all. */
  isAvailable: boolean;
  /** Whether events arrive; otherwise the page must poll. */
  hasEvents: boolean;
}

/** Intercepts a page's API calls, to hold a state or to fail. */
export async function fakePreviewServer(page: Page, now: PreviewState): Promise<PreviewServer> {
  const server: PreviewServer = {
    now,
    requests: [],
    cancelled: [],
    downloads: 0,
    isAvailable: true,
    hasEvents: true,
  };
  const on = (path: string, answer: (route: Route) => Promise<void>) =>
    page.route(`**/api/audio-preview${path}`, answer);
  await on('', (route) => route.fulfill({ json: [] }));
  await on('/generate', (route) => {
    server.requests.push(route.request().postDataJSON());
    const isReady = server.now.status === 'ready';
    return route.fulfill({ status: isReady ? 200 : 202, json: { ...server.now, wish: 'w1' } });
  });
  await on('/p1', (route) => (server.isAvailable ? route.fulfill({ json: server.now }) : route.abort()));
  await on('/p1/cancel', (route) => {
    server.cancelled.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await on('/download/p1', (route) => {
    server.downloads += 1;
    return route.fulfill({ json: { downloadCount: server.downloads } });
  });
  // Each connection sends the current state and ends; the browser reconnects at once.
  await on('/p1/events', (route) =>
    server.hasEvents
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: `retry: 50\nevent: progress\ndata: ${JSON.stringify(server.now)}\n\n`,
        })
      : route.fulfill({ status: 502, body: '' }),
  );
  const sound = silence(60);
  await page.route('**/preview.wav', (route) => {
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    return route.fulfill({
      status: 206,
      contentType: 'audio/wav',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${sound.length - 1}/${sound.length}`,
      },
      body: sound.subarray(from),
    });
  });
  return server;
}

/** Playback position of the page's player. */
export const placeSeconds = (page: Page) =>
  page.locator('main audio').evaluate((sound: HTMLAudioElement) => sound.currentTime);
