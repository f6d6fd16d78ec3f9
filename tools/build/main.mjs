// Builds the package in whose folder it runs, for `npm run build` there and for nx. In the repository's folder, builds
// everything and prints the bytes of the pages; with the argument `start`, only the site in the language of its content.
import path from 'node:path';

import { root } from '../start/paths.mjs';
import { explain } from '../start/run-site.mjs';
import { build, buildPackages, checkSizes } from './build.mjs';
import { contentLanguage } from './languages.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';

endChildrenOnSignals();
try {
  const folder = path.relative(root, process.cwd());
  if (folder) await buildPackages([folder]);
  else if (process.argv[2] === 'start') await build([contentLanguage()]);
  else {
    await build();
    console.log(await checkSizes());
  }
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
