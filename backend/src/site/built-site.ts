import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built parts of the site lie, seen from backend/dist/platform/site or its source. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const builtSite = {
  clientDir: path.join(ROOT, 'shell/dist/client'),
  /** The dashboard's program; its page is dressed by the prerenderer. */
  adminDir: path.join(ROOT, 'admin/dist'),
  prerenderer: path.join(ROOT, 'shell/dist/server/prerender.js'),
  /** Chapters that are given away, at their addresses, as the book builder has set them. What is sold lies beside. */
  samplesDir: path.join(ROOT, 'made/books/public'),
  /** The script for other people's pages. */
  loaderDir: path.join(ROOT, 'libs/embed-loader/dist'),
  widgetsDir: path.join(ROOT, 'widgets'),
};
