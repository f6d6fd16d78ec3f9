import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { build } from 'vite';

const folder = path.join(import.meta.dirname, 'bare-page');

/** Bundles each script on its own: two bundles have two copies of React. */
async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@lectern/source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: path.join(folder, `${name}.ts`), formats: ['es'], fileName: name },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${name} was not built.`);
  return output.output[0].code;
}

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>A bare page</title>
    <script type="module" src="/bare-page/watcher.js"></script>
    <script type="module" src="/bare-page/page.js"></script>
  </head>
  <body><main id="page"></main></body>
</html>`;

export interface BarePage {
  /** Without a trailing slash. */
  url: string;
  close(): Promise<void>;
}

function passOn(siteUrl: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers, url = '/' } = asked;
  const onwards = request(new URL(url, siteUrl), {
    method,
    headers: { ...headers, host: new URL(siteUrl).host },
  });
  onwards.on('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onwards.on('error', () => answer.destroy());
  asked.pipe(onwards);
}

/** Serves a bare page on a port of its own, and proxies other requests to the site. */
export async function serveBarePage(siteUrl: string): Promise<BarePage> {
  const scripts = new Map<string, string>();
  for (const name of ['watcher', 'page', 'other-libraries']) {
    scripts.set(`/bare-page/${name}.js`, await bundle(name));
  }
  const server = createServer((asked, answer) => {
    const address = asked.url?.split('?')[0] ?? '/';
    const script = scripts.get(address);
    if (script !== undefined) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (address === '/bare-page/') answer.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else passOn(siteUrl, asked, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
