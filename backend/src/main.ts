import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runLectern } from './run-lectern.js';

export { runLectern };

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await runLectern();
