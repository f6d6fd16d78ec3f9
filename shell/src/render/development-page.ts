import { fetchCheckoutSettings, listProducts } from '@lectern/api-client';
import { frameWords } from '../layout/frame.words.js';
import { pageStyleSheet } from './page-style-sheet.js';
import type { EmbeddedPage } from '../site-data.js';
import { routeFor } from '../site-map/site-map.js';

/** On the development server nothing is prerendered: the data is asked for, the stylesheet put in. */
export async function developmentPage(): Promise<EmbeddedPage> {
  const style = document.createElement('style');
  style.textContent = pageStyleSheet;
  document.head.append(style);
  const route = routeFor(window.location.pathname);
  const [products, settings, { content }] = await Promise.all([
    listProducts(),
    fetchCheckoutSettings(),
    route.load(),
  ]);
  return {
    page: route.path,
    search: '',
    data: {
      products,
      sandbox: settings.mode === 'sandbox',
      measurementId: null,
      publicUrl: window.location.origin,
    },
    frame: frameWords(),
    content,
  };
}
