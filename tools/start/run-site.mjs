import { build } from '../build/build.mjs';
import { install } from './install.mjs';
import { inRoot } from './paths.mjs';
import { CommandFailed } from './children.mjs';
import { endChildrenOnSignals, isStopping, stopWithParent } from './signals.mjs';

/** Says why it did not work, with the end of what the failing command said. @param {unknown} error */
export function explain(error) {
  if (!(error instanceof CommandFailed)) return error instanceof Error ? error.message : String(error);
  const lines = error.output.trim().split('\n');
  return [...lines.slice(-60), '', error.message].join('\n');
}

/** Brings the site up from whatever there is: installs, builds, serves. */
export async function start() {
  stopWithParent(process.env);
  const handBack = endChildrenOnSignals();
  try {
    await install();
    await build();
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
