import { execFileSync } from 'node:child_process';
import { once } from 'node:events';

import { isBuilt } from '../build/build.mjs';
import { tellAboutEditions } from '../build/editions.mjs';
import { contentLanguage } from '../build/languages.mjs';
import { install } from './install.mjs';
import { inRoot, root } from './paths.mjs';
import { CommandFailed, startChild } from './children.mjs';
import { endChildrenOnSignals, exitWhenOrphaned, isStopping } from './signals.mjs';

/** The message of an error, with the last output of a failed command. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof CommandFailed)) return error instanceof Error ? error.message : String(error);
  const lines = error.output.trim().split('\n');
  return [...lines.slice(-60), '', error.message].join('\n');
}

/** Builds in a process of its own, because this one would keep the memory of the compiler, most of a gigabyte. */
async function buildApart() {
  const child = startChild(process.execPath, [inRoot('tools/build/main.mjs'), 'start'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Commit of the repository, for logs and metrics; empty for a copy without git. */
function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/** Builds the language that the first run chose. The page of the browser waits. */
async function buildChosenLanguage() {
  if (isBuilt([contentLanguage()])) return;
  if (!(await buildApart()))
    throw new Error('The site could not be built. Start again: your answers are kept.');
}

/** Installs, builds and serves the site. */
export async function start() {
  exitWhenOrphaned(process.env);
  const handBack = endChildrenOnSignals();
  try {
    await install();
    if (isBuilt([contentLanguage()])) tellAboutEditions();
    else if (!(await buildApart())) {
      process.exitCode = 1;
      return;
    }
  } catch (error) {
    if (isStopping()) return;
    console.error(explain(error));
    process.exitCode = 1;
    return;
  }
  process.env.NODE_ENV ??= 'production';
  process.env.LECTERN_COMMIT ??= commit();
  const main = inRoot('backend/dist/main.js');
  const { runLectern } = await import(main);
  // The server stops in its own order.
  handBack();
  await runLectern({
    onProgress: (/** @type {string} */ doing) => console.log(`· ${doing}`),
    onContentWritten: buildChosenLanguage,
  });
}
