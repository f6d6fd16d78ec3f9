// Builds the package in whose folder it runs, for `npm run build` there and for nx. In the repository's folder, builds
// everything and prints the bytes of the pages, unless the argument is `start`.
import path from 'node:path';

import { root } from '../start/paths.mjs';
import { explain } from '../start/run-site.mjs';
import { build, buildPackages, checkSizes } from './build.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';

endChildrenOnSignals();
try {
  const folder = path.relative(root, process.cwd());
  if (folder) await buildPackages([folder]);
  else {
    await build();
    if (process.argv[2] !== 'start') console.log(await checkSizes());
  }
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
