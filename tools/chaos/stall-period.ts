import { spread } from '../harness/statistics.js';
import type { SeenRequest } from './buyer.js';

/** A part of the run in which one service is silent, or none. */
export interface Period {
  name: string;
  startedMs: number;
  endedMs: number;
  /** The first buyer after it, who must be served by `limitMs`. */
  next?: { ms: number; limitMs: number; trouble: string | undefined };
}

/** A request for a paid file by its link. */
export interface Probe {
  startedMs: number;
  ms: number;
  hasFile: boolean;
}

/** Everything that was seen in a run. `stays` are of buyers, from their click until they have everything. */
export interface Seen {
  requests: SeenRequest[];
  probes: Probe[];
  stays: { startedMs: number; endedMs: number }[];
}

/** A later file counts as missing. */
const fileTimeoutMs = 5_000;

/** Summarizes the requests that started in a period, however late their answers came. */
export function summarize({ name, startedMs, endedMs, next }: Period, { requests, probes, stays }: Seen) {
  const isWithin = (event: { startedMs: number }) =>
    event.startedMs >= startedMs && event.startedMs < endedMs;
  const sent = requests.filter(isWithin);
  const count = (matches: (status: number) => boolean) =>
    sent.filter(({ status }) => status !== undefined && matches(status)).length;
  const { median, high } = spread(sent.length > 0 ? sent.map(({ ms }) => ms) : [0]);
  const probed = probes.filter(isWithin);
  const arrived = stays.filter(isWithin);
  return {
    name,
    next,
    requests: sent.length,
    answers: {
      '2xx': count((status) => status < 400),
      '4xx': count((status) => status >= 400 && status < 500),
      '503': count((status) => status === 503),
      'other 5xx': count((status) => status >= 500 && status !== 503),
      none: sent.filter(({ status }) => status === undefined).length,
    },
    medianMs: median,
    worstMs: high,
    files: {
      asked: probed.length,
      received: probed.filter(({ hasFile, ms }) => hasFile && ms <= fileTimeoutMs).length,
    },
    buyers: { arrived: arrived.length, served: arrived.filter((stay) => stay.endedMs < endedMs).length },
  };
}

export type Summary = ReturnType<typeof summarize>;

/** Without it, the site does not know who may have a file. */
const neededForFiles = 'PostgreSQL';

export function faultsOf({ name, answers, files, next }: Summary): string[] {
  const missing = files.asked - files.received;
  return [
    ...(answers.none > 0 ? [`${name}: ${answers.none} requests without an answer`] : []),
    ...(answers['other 5xx'] > 0 ? [`${name}: ${answers['other 5xx']} answers with a server error`] : []),
    ...(missing > 0 && name !== neededForFiles
      ? [`${name}: a paid file was missing ${missing} of ${files.asked} times`]
      : []),
    ...(next?.trouble ? [`${name}: the next buyer was not served at once: ${next.trouble}`] : []),
  ];
}
