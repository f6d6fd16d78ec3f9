import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

import { Injectable } from '@nestjs/common';

import { SitePages } from './site-pages.js';

/** Takes a request or leaves it (false) to the next one. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Stands before the framework, on the HTTP server's own listener: a page from memory costs a map look-up
 * instead of a walk through Express and Nest.
 */
@Injectable()
export class SiteFront {
  private readonly handlers: FrontHandler[];

  constructor(pages: SitePages) {
    this.handlers = [(request, response) => pages.answer(request, response)];
  }

  add(handler: FrontHandler): void {
    this.handlers.unshift(handler);
  }

  install(server: Server): void {
    const behind = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse & { req: IncomingMessage }) => {
      if (this.handlers.some((handle) => handle(request, response))) return;
      for (const listener of behind) listener(request, response);
    });
  }
}
