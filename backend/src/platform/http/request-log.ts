import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Histogram } from 'prom-client';

import { Configuration } from '../config/configuration.js';
import { type LogFields, withinLog } from '../logging/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { VisitorsFirst } from '../visitors-first.js';

export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies make them: short, and nothing that could forge a line or hold a sentence. */
const SANE = /^[\w.:-]{8,64}$/;

/** The id that a proxy gave this request, or a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}

const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Asked every few seconds by machines. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** nginx's number for a visitor who left before the answer began. */
const LEFT = 499;

/** A request under way; its route is known at the end, as the pattern that it matched. */
interface Watched {
  requestId: string;
  startedMs: number;
}

/**
 * Counts and tells every request by the pattern of its route, never by its address: addresses hold the tokens of
 * private links, and query strings the secrets of payments.
 */
@Injectable()
export class RequestLog {
  private readonly logger = new Logger('Http');
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly tellsEverything: boolean;

  constructor(
    { logLevel }: Configuration,
    metrics: Metrics,
    private readonly visitorsFirst: VisitorsFirst,
  ) {
    this.tellsEverything = logLevel === 'debug' || logLevel === 'trace';
    this.durations = metrics.histogram(
      {
        name: 'lectern_http_request_duration_seconds',
        help: 'Time from a request to the end of its answer.',
        labels: ['method', 'route', 'status'],
      },
      BUCKETS_S,
    );
  }

  /** For what was answered at once, from memory: counted, and told only to whoever wants to hear everything. */
  record(watched: Watched, route: string, request: IncomingMessage, response: ServerResponse): void {
    const durationMs = this.count(watched, request.method, route, response.statusCode);
    if (!this.tellsEverything) return;
    const { requestId } = watched;
    this.tell({ requestId, method: request.method, route, status: response.statusCode, durationMs }, true);
  }

  /**
   * Runs `work`, with the request's id in every line that is written within, and tells when the answer is out.
   * @param work may return the route; otherwise it is the one that Express has found
   */
  track(
    watched: Watched,
    request: IncomingMessage & { route?: { path?: unknown } },
    response: ServerResponse,
    work: () => string | undefined,
  ): void {
    this.visitorsFirst.follow(response);
    const fields: LogFields = { requestId: watched.requestId };
    let route: string | undefined;
    response.setHeader(REQUEST_ID_HEADER, watched.requestId);
    response.once('close', () => {
      const { method } = request;
      const pattern = route ?? (typeof request.route?.path === 'string' ? request.route.path : '(none)');
      const status = response.headersSent ? response.statusCode : LEFT;
      const durationMs = this.count(watched, method, pattern, status);
      const isQuiet = PROBES.has(pattern) && status < 500;
      if (!isQuiet || this.tellsEverything)
        this.tell({ ...fields, method, route: pattern, status, durationMs }, isQuiet);
    });
    withinLog(fields, () => {
      route = work();
    });
  }

  private tell(fields: LogFields, isQuiet: boolean): void {
    if (isQuiet) this.logger.debug({ message: 'request', ...fields });
    else this.logger.log({ message: 'request', ...fields });
  }

  /** @returns milliseconds since the request came, to a tenth */
  private count({ startedMs }: Watched, method = '', route: string, status: number): number {
    const durationMs = performance.now() - startedMs;
    this.durations.observe(
      { method: METHODS.has(method) ? method : 'other', route, status },
      durationMs / 1000,
    );
    return Math.round(durationMs * 10) / 10;
  }
}
