import { once } from 'node:events';

import { isBuilt } from '../build/build.mjs';
import { tellAboutEditions } from '../build/editions.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { CommandFailed, startChild } from './children.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from './signals.mjs';

/** Says why it did not work, with the end of what the failing command said. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof CommandFailed)) return error instanceof Error ? error.message : String(error);
  const lines = error.output.trim().split('\n');
  return [...lines.slice(-60), '', error.message].join('\n');
}

/** Builds in a process of its own: compiler and bundler take most of a gigabyte, which the site's would keep. */
async function buildApart() {
  const child = startChild(process.execPath, [inRoot('tools/build/main.mjs'), 'start'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Brings the site up from whatever there is: installs, builds, serves. */
export async function start() {
  stopWithParent(process.env);
  const handBack = endChildrenOnSignals();
  try {
    await install();
    if (isBuilt()) tellAboutEditions();
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
  const main = inRoot('backend/dist/main.js');
  const { runLectern } = await import(main);
  // The server closes its doors in its own order.
  handBack();
  await runLectern({ onProgress: (/** @type {string} */ doing) => console.log(`· ${doing}`) });
}
