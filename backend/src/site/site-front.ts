import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

import { requestIdOf, REQUEST_ID_HEADER, RequestWatch } from '../platform/http/request-watch.js';
import { SitePages } from './site-pages.js';

/** Takes a request or leaves it (false) to the next one. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

interface Route {
  /** What its requests are counted as. */
  pattern: string;
  handle: FrontHandler;
}

/**
 * Stands before the framework, on the HTTP server's own listener: a page from memory costs a map look-up
 * instead of a walk through Express and Nest.
 */
@Injectable()
export class SiteFront {
  private readonly logger = new Logger('Pages');
  private readonly routes: Route[] = [];

  constructor(
    private readonly pages: SitePages,
    private readonly watch: RequestWatch,
  ) {}

  /** @param pattern what its requests are counted as: `/sandbox/*` */
  add(pattern: string, handle: FrontHandler): void {
    this.routes.push({ pattern, handle });
  }

  install(server: Server): void {
    const behind = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
      const requestId = requestIdOf(request.headers[REQUEST_ID_HEADER]);
      const watched = { requestId, startedMs: performance.now() };
      const page = this.answer(request, response, requestId);
      if (page) {
        this.watch.tellAtOnce(watched, page, request, response);
        return;
      }
      this.watch.follow(watched, request, response, () => {
        const route = this.routes.find(({ handle }) => handle(request, response));
        if (!route) for (const listener of behind) listener(request, response);
        return route?.pattern;
      });
    });
  }

  /** A page that cannot be rendered is told of, and ends nothing but its own request. */
  private answer(request: IncomingMessage, response: ServerResponse, requestId: string): string | undefined {
    const headers = { [REQUEST_ID_HEADER]: requestId };
    try {
      return this.pages.answer(request, response, headers);
    } catch (error) {
      this.logger.error('A page could not be rendered.', error);
      response.writeHead(500, { ...headers, 'cache-control': 'no-store' }).end();
      return '(page)';
    }
  }
}
