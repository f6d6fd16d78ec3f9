import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { site, siteLanguages } from '@lectern/catalogue';

/** The repository, from backend/dist/site and backend/src/site. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const adminDir = (language: string) => path.join(ROOT, 'admin/dist', language);

/** Folders of the build, in the language of the site. */
export const builtSite = {
  language: site.language,
  clientDir: path.join(ROOT, 'shell/dist', site.language, 'client'),
  /** Scripts of the dashboard by language; the prerenderer makes its pages. */
  adminDirs: new Map(
    siteLanguages
      .filter((language) => language === site.language || existsSync(adminDir(language)))
      .map((language) => [language, adminDir(language)]),
  ),
  prerenderer: path.join(ROOT, 'shell/dist', site.language, 'server/prerender.js'),
  loaderDir: path.join(ROOT, 'libs/embed-loader/dist'),
  widgetsDir: path.join(ROOT, 'widgets'),
};
