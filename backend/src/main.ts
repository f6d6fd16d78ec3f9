import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Bundled by the build: reading thousands of small files took most of a start. */
const bundled = new URL('./bundled/run-lectern.js', import.meta.url);

export const { runLectern } = (await import(
  existsSync(bundled) ? bundled.href : './run-lectern.js'
)) as typeof import('./run-lectern.js');

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await runLectern();
