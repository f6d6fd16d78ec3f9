import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

import { type ClientBuild, entries } from '../src/render/client-build.js';
import type * as Prerender from '../src/render/prerender.js';
import { bundleScript } from './plain-scripts.js';

const sources = new URL('../', import.meta.url);

async function sourceBuild(): Promise<ClientBuild> {
  const files = readdirSync(new URL('src', sources), { recursive: true, encoding: 'utf8' });
  const islands = new Map(
    files
      .filter((file) => file.endsWith('.island.tsx'))
      .map((file) => [basename(file, '.island.tsx'), `/src/${file}`]),
  );
  return {
    loader: await bundleScript(entries.loader),
    pageScript: `/${entries.page}`,
    hydrateScripts: [`/${entries.hydrate}`],
    toastScripts: [`/${entries.toasts}`],
    analyticsScripts: [`/${entries.analytics}`],
    islandScripts: (name) => [islands.get(name) ?? ''],
    isHydrated: () => true,
    frameTemplate: '',
    framePreloads: () => [],
  };
}

async function siteData(backend: string, publicUrl: string) {
  const ask = async (path: string) => (await fetch(backend + path)).json() as Promise<unknown>;
  const [products, settings] = await Promise.all([ask('/api/products'), ask('/api/checkout/settings')]);
  const { mode } = settings as { mode: string };
  const data = { products, sandbox: mode === 'sandbox', measurementId: null, publicUrl };
  return { ...data, today: new Date().toISOString().slice(0, 10) } as Prerender.SiteData;
}

async function page(server: ViteDevServer, address: URL, backend: string): Promise<string | undefined> {
  const { renderPath } = (await server.ssrLoadModule('/src/render/prerender.tsx')) as typeof Prerender;
  const rendered = renderPath({
    build: await sourceBuild(),
    data: await siteData(backend, address.origin),
    path: address.pathname,
    search: address.search.slice(1),
  });
  return server.transformIndexHtml(address.pathname, rendered.html);
}

export function developmentPages(): Plugin {
  return {
    name: 'lectern:development-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      const backend = String(server.config.server.proxy?.['/api']);
      server.middlewares.use((request, response, next) => {
        const address = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`);
        page(server, address, backend).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
      });
    },
  };
}
