import type { SeenRequest } from '../chaos/buyer.js';

export interface ProxiedRequest extends SeenRequest {
  /** The name of the proxy that passed it on. */
  proxy: string;
}

export interface RequestCounts {
  /** Requests that change something at the shop, such as an order. */
  writes: number;
  failedWrites: number;
  failedReads: number;
  worstMs: number;
}

const isWrite = ({ method }: SeenRequest) => method !== 'GET' && method !== 'HEAD';

/** A request without an answer, or with one that reports a fault of the shop or the proxy. */
const isFailed = ({ status }: SeenRequest) => status === undefined || status >= 500;

/** Counts the requests that one proxy passed on. */
export function countRequests(requests: readonly ProxiedRequest[], proxy: string): RequestCounts {
  const own = requests.filter((request) => request.proxy === proxy);
  const writes = own.filter(isWrite);
  const failedWrites = writes.filter(isFailed).length;
  return {
    writes: writes.length,
    failedWrites,
    failedReads: own.filter(isFailed).length - failedWrites,
    worstMs: Math.max(0, ...own.map(({ ms }) => ms)),
  };
}

/** Describes how requests failed: "3 without an answer, 2 with 502". */
export function describeFailures(requests: readonly SeenRequest[]): string {
  const counts = new Map<string, number>();
  for (const { status } of requests.filter(isFailed)) {
    const kind = status === undefined ? 'without an answer' : `with ${status}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
}
