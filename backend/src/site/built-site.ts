import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository, from backend/dist/site and backend/src/site. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const builtSite = {
  clientDir: path.join(ROOT, 'shell/dist/client'),
  /** Scripts of the dashboard; the prerenderer makes its page. */
  adminDir: path.join(ROOT, 'admin/dist'),
  prerenderer: path.join(ROOT, 'shell/dist/server/prerender.js'),
  /** Free sample chapters, by their public paths. Sold books are in a sibling folder. */
  samplesDir: path.join(ROOT, 'made/books/public'),
  loaderDir: path.join(ROOT, 'libs/embed-loader/dist'),
  widgetsDir: path.join(ROOT, 'widgets'),
};
