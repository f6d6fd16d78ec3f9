import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { apiHeaders } from '../site/security-headers.js';
import { pageHeadersOf, renderPage, type SetupPage } from './setup-page.js';

/** Writes responses of the setup, with the site's security headers. */
export class Responses {
  /** @param hsts undefined on plain http */
  constructor(private readonly hsts: string | undefined) {}

  page(response: ServerResponse, page: SetupPage, status = 200): void {
    response.writeHead(status, pageHeadersOf(page, this.hsts)).end(renderPage(page));
  }

  redirect(response: ServerResponse, location: string, cookie?: string): void {
    const headers = { ...apiHeaders(this.hsts), location, 'cache-control': 'no-store' };
    response.writeHead(303, cookie ? { ...headers, 'set-cookie': cookie } : headers).end();
  }

  json(response: ServerResponse, status: number, value: object): void {
    const headers = {
      ...apiHeaders(this.hsts),
      'content-type': 'application/json',
      'cache-control': 'no-store',
    };
    response.writeHead(status, headers).end(JSON.stringify(value));
  }

  async file(response: ServerResponse, file: string, type: string, cacheControl: string): Promise<void> {
    response.writeHead(200, {
      ...apiHeaders(this.hsts),
      'content-type': type,
      'cache-control': cacheControl,
    });
    await pipeline(createReadStream(file), response).catch(() => response.destroy());
  }
}
