import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
  /** HTML of the body. */
  body: string;
  /** Served as a file, so that a strict policy can allow it. */
  css?: string;
  /** By default the strictest policy under which embeds must work. */
  policy?: string;
  dir?: 'ltr' | 'rtl';
  /** Whether the body includes a loader itself. */
  hasLoader?: boolean;
}

export interface HostSite {
  /** Origin of another site: its host and port differ from the author's. */
  url: string;
  /** Sets the page at that address. */
  show(page: HostPage): void;
  stop(): Promise<void>;
}

/** Global styles that could break an embed, short of hiding it. */
export const hostileCss = `
  * { all: unset !important; position: static !important; font: 9px/1 fantasy !important;
    color: lime !important; letter-spacing: 1em !important; text-transform: uppercase !important; }
  body { display: block !important; padding: 16px !important; background: #fff !important; }
  script, style, head { display: none !important; }
  iframe, dialog, button { display: none !important; }
`;

/** Another site with one page. */
export async function startHostSite(authorUrl: string): Promise<HostSite> {
  let shown: HostPage = { body: '' };
  const strict = `default-src 'none'; script-src ${authorUrl}; frame-src ${authorUrl}`;
  const server = createServer((request, response) => {
    const { body, css, policy, dir = 'ltr', hasLoader = false } = shown;
    if (request.url === '/host.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end(css);
      return;
    }
    if (request.url !== '/') {
      response.writeHead(204).end();
      return;
    }
    const styles = css ? `; style-src 'self'` : '';
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': (policy ?? strict) + styles,
    });
    response.end(
      `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><title>A friend’s page</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `${css ? '<link rel="stylesheet" href="/host.css">' : ''}` +
        `${hasLoader ? '' : `<script async src="${authorUrl}/embed/v1.js"></script>`}</head><body>${body}</body></html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (page) => {
      shown = page;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
