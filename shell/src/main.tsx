import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
import { embeddedPageId, type EmbeddedPage } from './site-data.js';
import { routeFor } from './site-map/site-map.js';

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const embedded = document.getElementById(embeddedPageId)?.textContent;
  if (embedded) {
    hydrateRoot(root, await screen(JSON.parse(embedded) as EmbeddedPage));
    return;
  }
  // Only the development server sends a page that has not been prerendered.
  const { developmentPage } = await import('./render/development-page.js');
  createRoot(root).render(await screen(await developmentPage()));
}

/** The page's own chunk is there before React begins, on this side as on the server's. */
async function screen({ page, search, data, frame, content }: EmbeddedPage) {
  const route = routeFor(page);
  const loaded = await route.load(content);
  const initial = { route, loaded, pathname: window.location.pathname };
  return <App initial={initial} data={data} frame={frame} serverSearch={search} />;
}

void start();
