import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the built parts of the site lie, seen from backend/dist/platform/site or its source. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const builtSite = {
  clientDir: path.join(ROOT, 'shell/dist/client'),
  prerenderer: path.join(ROOT, 'shell/dist/server/prerender.js'),
  widgetsDir: path.join(ROOT, 'widgets'),
};
