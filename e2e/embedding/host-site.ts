import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostPage {
  /** What stands in the body. */
  body: string;
  /** Served as a file of its own, so that a strict policy can name it. */
  css?: string;
  /** By default the strictest under which an embed is promised to work. */
  policy?: string;
  dir?: 'ltr' | 'rtl';
  /** Whether the body brings its own loader. */
  hasLoader?: boolean;
}

export interface HostSite {
  /** Of somebody else's site: another host and another port than the author's. */
  url: string;
  /** The page that stands at that address from now on. */
  show(page: HostPage): void;
  stop(): Promise<void>;
}

/** Everything that a page of somebody else may do to what stands in it, short of taking it away. */
export const hostileCss = `
  * { all: unset !important; position: static !important; font: 9px/1 fantasy !important;
    color: lime !important; letter-spacing: 1em !important; text-transform: uppercase !important; }
  body { display: block !important; padding: 16px !important; background: #fff !important; }
  script, style, head { display: none !important; }
  iframe, dialog, button { display: none !important; }
`;

/** Somebody else's site, with one page. */
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
