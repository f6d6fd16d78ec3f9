import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

import { Configuration } from '../platform/config/configuration.js';
import { requestIdOf, REQUEST_ID_HEADER, RequestLog } from '../platform/http/request-log.js';
import { type ResponseBody, sendBody } from './response-body.js';
import { withoutTrailingPunctuation } from './trailing-punctuation.js';
import { apiHeaders } from './security-headers.js';
import { SitePages } from './site-pages.js';
import { isSpeculative } from './speculation.js';

/** @returns false to leave the request to the next handler */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Route {
  pattern: string;
  handle: FrontHandler;
}

/** A browser's navigation; other Accept headers are left to the framework. */
const WANTS_PAGE = /^text\/html *(,|$)/;

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** `d` of `/d/…`, in lower case like Express's routes. */
const firstSegmentOf = (address: string) => address.split('/', 2)[1]?.toLowerCase() ?? '';

const emptyAnswer = (hsts: string | undefined) =>
  Object.entries({ ...apiHeaders(hsts), 'cache-control': 'no-store', 'content-length': '0' }).flat();

/** Handles requests before Express and Nest, on the HTTP server's listener: a page from memory costs one map lookup. */
@Injectable()
export class SiteFront {
  private readonly logger = new Logger('Pages');
  private readonly routes: Route[] = [];
  private readonly fromMemory = new Map<string, () => ResponseBody | undefined>();
  /** First segments of paths that later handlers answer. */
  private readonly laterSegments = new Set<string>();

  constructor(
    private readonly pages: SitePages,
    private readonly requestLog: RequestLog,
    private readonly configuration: Configuration,
  ) {}

  /** @param pattern label in metrics: `/sandbox/*` */
  add(pattern: string, handle: FrontHandler): void {
    this.routes.push({ pattern, handle });
    this.laterSegments.add(firstSegmentOf(pattern));
  }

  /** @param find returns undefined to let the framework answer */
  hold(address: string, find: () => ResponseBody | undefined): void {
    this.fromMemory.set(address, find);
  }

  /** @param paths the framework's routes, such as `/d/:token`; pages that match none are answered here with 404 */
  install(server: Server, paths: readonly string[]): void {
    for (const path of paths) this.laterSegments.add(firstSegmentOf(path));
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
      const watched = {
        requestId: requestIdOf(request.headers[REQUEST_ID_HEADER]),
        startedMs: performance.now(),
      };
      const route = this.answer(request, response, [REQUEST_ID_HEADER, watched.requestId]);
      if (route) {
        this.requestLog.record(watched, route, request, response);
        return;
      }
      this.requestLog.track(watched, request, response, () => {
        const found = this.routes.find(({ handle }) => handle(request, response));
        if (!found && this.pages.answerLate(request, response)) return '(file)';
        if (!found) for (const listener of listeners) listener(request, response);
        return found?.pattern;
      });
    });
  }

  /**
   * Answers from memory. A prefetch is answered only from memory, because other routes may have effects. A page that
   * fails to render fails only its own request.
   */
  private answer(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[],
  ): string | undefined {
    const corrected = isReading(request) ? withoutTrailingPunctuation(request.url ?? '/') : undefined;
    if (corrected) {
      const headers = emptyAnswer(this.configuration.hsts);
      response.writeHead(302, own.concat(headers, 'location', corrected)).end();
      return '(glued)';
    }
    try {
      const page = this.pages.answer(request, response, own);
      if (page) return page;
    } catch (error) {
      this.logger.error('page not rendered', error);
      response.writeHead(500, own.concat(emptyAnswer(this.configuration.hsts))).end();
      return '(page)';
    }
    if (isSpeculative(request)) {
      // RFC 9110 §15.6.4: Chrome requests it again at the real navigation.
      response.writeHead(503, own.concat(emptyAnswer(this.configuration.hsts))).end();
      return '(ahead)';
    }
    return isReading(request) ? this.answerFromMemory(request, response, own) : undefined;
  }

  private answerFromMemory(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[],
  ): string | undefined {
    const [address = '/'] = (request.url ?? '/').split('?', 1);
    const body = this.fromMemory.get(address)?.();
    if (body) {
      sendBody(body, 200, request, response, own);
      return address;
    }
    const isUnrouted = !this.laterSegments.has(firstSegmentOf(address)) && address.startsWith('/');
    const isLost = isUnrouted && WANTS_PAGE.test(request.headers.accept ?? '');
    return isLost && this.pages.sendNotFound(address, request, response, own) ? '(none)' : undefined;
  }
}
