import type { SpokenPreview } from '@lectern/api-client';
import { fetchPreview } from './preview-calls.js';

interface Follower {
  onNews(news: SpokenPreview): void;
  /** True once the server is out of reach, false once it is heard of again. */
  onAway(isAway: boolean): void;
  /** There is no such preview any more. */
  onGone(): void;
}

/** How long nothing may be heard before it is asked for: with events, and without. */
const silenceLimitMs = { events: 12_000, none: 2_000 };

const isOnItsWay = ({ status }: Pick<SpokenPreview, 'status'>) =>
  status === 'queued' || status === 'speaking' || status === 'encoding';

/**
 * Tells how a preview gets on until it is at its end. The server's events are listened to, and the browser takes up a
 * lost connection by itself; where nothing is heard for a while (no events get through, or only to be held up by a
 * proxy) it is asked for.
 *
 * @returns what ends it
 */
export function followPreview(id: string, eventsUrl: string, follower: Follower): () => void {
  const events = new EventSource(eventsUrl, { withCredentials: true });
  const asking = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(silence);
    asking.abort();
    events.close();
  };
  const hear = (news: SpokenPreview) => {
    follower.onAway(false);
    follower.onNews(news);
    if (isOnItsWay(news)) wait();
    else end();
  };
  const ask = async () => {
    try {
      const news = await fetchPreview(id, asking.signal);
      if (asking.signal.aborted) return;
      if (news) hear(news);
      else {
        end();
        follower.onGone();
      }
    } catch {
      if (asking.signal.aborted) return;
      follower.onAway(true);
      wait();
    }
  };
  function wait() {
    clearTimeout(silence);
    const hasEvents = events.readyState === EventSource.OPEN;
    silence = setTimeout(() => void ask(), hasEvents ? silenceLimitMs.events : silenceLimitMs.none);
  }

  events.addEventListener('progress', ({ data }: MessageEvent<string>) =>
    hear(JSON.parse(data) as SpokenPreview),
  );
  events.addEventListener('open', wait);
  events.addEventListener('error', wait);
  wait();
  return end;
}
