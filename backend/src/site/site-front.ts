import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

import { Configuration } from '../platform/config/configuration.js';
import { requestIdOf, REQUEST_ID_HEADER, RequestLog } from '../platform/http/request-log.js';
import { type ResponseBody, sendBody } from './response-body.js';
import { withoutGluedPunctuation } from './glued-punctuation.js';
import { apiHeaders } from './security-headers.js';
import { SitePages } from './site-pages.js';
import { isSpeculative } from './speculation.js';

/** Takes a request or leaves it (false) to the next one. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Route {
  /** The label of its requests in metrics. */
  pattern: string;
  handle: FrontHandler;
}

/** A browser's own request for a page. What weighs one kind of answer against another is left to the framework. */
const WANTS_PAGE = /^text\/html *(,|$)/;

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** `d`, of `/d/…`, as Express compares it: in lower case. */
const firstPartOf = (address: string) => address.split('/', 2)[1]?.toLowerCase() ?? '';

const emptyAnswer = (isHttps: boolean) =>
  Object.entries({ ...apiHeaders(isHttps), 'cache-control': 'no-store', 'content-length': '0' }).flat();

/**
 * Handles requests before Express and Nest, on the HTTP server's own listener: a page from memory costs one map lookup.
 */
@Injectable()
export class SiteFront {
  private readonly logger = new Logger('Pages');
  private readonly routes: Route[] = [];
  private readonly held = new Map<string, () => ResponseBody | undefined>();
  /** First parts of the addresses that may be answered behind. */
  private readonly behind = new Set<string>();

  constructor(
    private readonly pages: SitePages,
    private readonly requestLog: RequestLog,
    private readonly configuration: Configuration,
  ) {}

  /** @param pattern what its requests are counted as: `/sandbox/*` */
  add(pattern: string, handle: FrontHandler): void {
    this.routes.push({ pattern, handle });
    this.behind.add(firstPartOf(pattern));
  }

  /**
   * Answers an address from memory.
   * @param find undefined while it is not known; then the framework answers
   */
  hold(address: string, find: () => ResponseBody | undefined): void {
    this.held.set(address, find);
  }

  /** @param paths the framework's routes, such as `/d/:token`. Requests for other addresses are answered here. */
  install(server: Server, paths: readonly string[]): void {
    for (const path of paths) this.behind.add(firstPartOf(path));
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
        if (!found) for (const listener of listeners) listener(request, response);
        return found?.pattern;
      });
    });
  }

  /**
   * Answers from memory. Prefetch requests are only answered from memory, because other routes may have effects. If a page
   * cannot be rendered, the error is logged and only its own request fails.
   */
  private answer(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[],
  ): string | undefined {
    const meant = isReading(request) ? withoutGluedPunctuation(request.url ?? '/') : undefined;
    if (meant) {
      const headers = emptyAnswer(this.configuration.isHttps);
      response.writeHead(302, own.concat(headers, 'location', meant)).end();
      return '(glued)';
    }
    try {
      const page = this.pages.answer(request, response, own);
      if (page) return page;
    } catch (error) {
      this.logger.error('A page could not be rendered.', error);
      response.writeHead(500, own.concat(emptyAnswer(this.configuration.isHttps))).end();
      return '(page)';
    }
    if (isSpeculative(request)) {
      // RFC 9110 §15.6.4, as Chrome asks for it: what is refused ahead of time is asked for again when it is wanted.
      response.writeHead(503, own.concat(emptyAnswer(this.configuration.isHttps))).end();
      return '(ahead)';
    }
    return isReading(request) ? this.answerHeld(request, response, own) : undefined;
  }

  private answerHeld(
    request: IncomingMessage,
    response: ServerResponse,
    own: readonly string[],
  ): string | undefined {
    const [address = '/'] = (request.url ?? '/').split('?', 1);
    const body = this.held.get(address)?.();
    if (body) {
      sendBody(body, 200, request, response, own);
      return address;
    }
    const isNobodys = !this.behind.has(firstPartOf(address)) && address.startsWith('/');
    const isLost = isNobodys && WANTS_PAGE.test(request.headers.accept ?? '');
    return isLost && this.pages.sendNotFound(address, request, response, own) ? '(none)' : undefined;
  }
}
