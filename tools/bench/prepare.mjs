// Installs and builds as `npm start` does, in a process of its own: what it says goes where its parent sends
// it, so that the table alone is on the parent's standard output.
import { build } from '../build/build.mjs';
import { install } from '../start/install.mjs';
import { explain } from '../start/run-site.mjs';
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';

endChildrenOnSignals();
try {
  await install({ tests: true });
  await build();
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
