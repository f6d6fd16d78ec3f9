import { once } from 'node:events';

import { startChild } from '../start/children.mjs';
import { inRoot } from '../start/paths.mjs';

/** Installs and builds what is missing. @returns {Promise<boolean>} whether the site can be started */
export async function prepare() {
  const child = startChild(process.execPath, [inRoot('tools/bench/prepare.mjs')], {
    stdio: ['ignore', process.stderr, process.stderr],
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
