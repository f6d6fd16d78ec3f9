import type { SpokenPreview } from '@lectern/api-client';
import { fetchPreview } from './preview-calls.js';
import { silenceLimitMs } from './preview-rules.js';

interface Follower {
  onNews(news: SpokenPreview): void;
  /** True when the server becomes unreachable, false when it responds again. */
  onAway(isAway: boolean): void;
  onGone(): void;
}

const isPending = ({ status }: Pick<SpokenPreview, 'status'>) =>
  status === 'queued' || status === 'speaking' || status === 'encoding';

/** Uses server-sent events, and polls if no message arrives for a while, for example behind a buffering proxy. */
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
    if (isPending(news)) wait();
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
