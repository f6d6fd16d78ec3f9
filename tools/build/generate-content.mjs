// `npm run generate`: compiles content/ into the catalogue, and says what came of it.
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { explain } from '../start/run-site.mjs';
import { generate } from './generate.mjs';

endChildrenOnSignals();
try {
  console.log(await generate(process.argv.slice(2)));
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
