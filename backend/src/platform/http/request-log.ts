import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Histogram } from 'prom-client';

import { Configuration } from '../config/configuration.js';
import { type LogFields, withinLog } from '../logging/log-context.js';
import { Metrics } from '../metrics/metrics.js';
import { RequestPriority } from '../request-priority.js';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Ids as proxies make them; others could forge log lines. */
const VALID_ID = /^[\w.:-]{8,64}$/;

export function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && VALID_ID.test(header) ? header : randomUUID();
}

const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/** nginx's status for a client that left before the response. */
const CLIENT_CLOSED = 499;

interface StartedRequest {
  requestId: string;
  startedMs: number;
}

/**
 * Measures and logs requests by the pattern of their route. Never logs addresses: they contain tokens of private links
 * and secrets of payments.
 */
@Injectable()
export class RequestLog {
  private readonly logger = new Logger('Http');
  private readonly durations: Histogram<'method' | 'route' | 'status'>;
  private readonly logsEverything: boolean;

  constructor(
    { logLevel }: Configuration,
    metrics: Metrics,
    private readonly requestPriority: RequestPriority,
  ) {
    this.logsEverything = logLevel === 'debug' || logLevel === 'trace';
    this.durations = metrics.histogram(
      {
        name: 'lectern_http_request_duration_seconds',
        help: 'Time from a request to the end of its response.',
        labels: ['method', 'route', 'status'],
      },
      BUCKETS_S,
    );
  }

  /** Measures a request that was answered from memory; logs it at level debug. */
  record(started: StartedRequest, route: string, request: IncomingMessage, response: ServerResponse): void {
    const durationMs = this.measure(started, request.method, route, response.statusCode);
    if (!this.logsEverything) return;
    const { requestId } = started;
    this.log({ requestId, method: request.method, route, status: response.statusCode, durationMs }, true);
  }

  /**
   * Runs `work` with the request's id in all its log lines; measures and logs the request when its response is sent.
   * @param work may return the route; otherwise it is the one that Express matched
   */
  track(
    started: StartedRequest,
    request: IncomingMessage & { route?: { path?: unknown } },
    response: ServerResponse,
    work: () => string | undefined,
  ): void {
    this.requestPriority.track(response);
    const fields: LogFields = { requestId: started.requestId };
    let route: string | undefined;
    response.setHeader(REQUEST_ID_HEADER, started.requestId);
    response.once('close', () => {
      const { method } = request;
      const pattern = route ?? (typeof request.route?.path === 'string' ? request.route.path : '(none)');
      const status = response.headersSent ? response.statusCode : CLIENT_CLOSED;
      const durationMs = this.measure(started, method, pattern, status);
      const isMinor = PROBES.has(pattern) && status < 500;
      if (!isMinor || this.logsEverything)
        this.log({ ...fields, method, route: pattern, status, durationMs }, isMinor);
    });
    withinLog(fields, () => {
      route = work();
    });
  }

  private log(fields: LogFields, isMinor: boolean): void {
    if (isMinor) this.logger.debug({ message: 'request', ...fields });
    else this.logger.log({ message: 'request', ...fields });
  }

  /** @returns milliseconds since the request started, to a tenth */
  private measure({ startedMs }: StartedRequest, method = '', route: string, status: number): number {
    const durationMs = performance.now() - startedMs;
    this.durations.observe(
      { method: METHODS.has(method) ? method : 'other', route, status },
      durationMs / 1000,
    );
    return Math.round(durationMs * 10) / 10;
  }
}
