// Makes the committed files: `npm run assets` makes the books, the samples, the kit and missing pictures;
// `npm run assets -- fonts` or `-- recordings` makes those.
import { once } from 'node:events';

import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { install, installApart } from '../start/install.mjs';
import { contentFolder, fromSource, inRoot } from '../start/paths.mjs';
import { CommandFailed, startChild } from '../start/children.mjs';
import { explain } from '../start/run-site.mjs';
import { editionsSource, recordEditions } from './editions.mjs';
import { readContent } from './content.mjs';

const folder = 'tools/asset-generators';
const generators = ['fonts', 'recordings'];

/** Runs a TypeScript program with its output. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function run(args, env = {}) {
  const options = { cwd: inRoot(), env: { ...process.env, ...env }, stdio: /** @type {const} */ ('inherit') };
  const [code] = await once(startChild(process.execPath, [...fromSource, ...args], options), 'close');
  if (code !== 0) throw new CommandFailed(`node ${args.join(' ')}`, '');
}

async function makeBooks() {
  const source = editionsSource();
  await run([inRoot(folder, 'books/main.ts'), contentFolder()]);
  recordEditions(source);
}

/** @param {string[]} args */
async function makeAssets([name = '', ...rest]) {
  await install({ tests: name === 'test' });
  await installApart(folder, 'the typesetter');
  if (name === 'test') {
    // Includes the specs that need the generators' packages.
    await run([inRoot('node_modules/jest/bin/jest.js'), folder, ...rest], { TEST_ASSET_GENERATORS: 'true' });
  } else if (name === 'books') await makeBooks();
  else if (name === '') {
    await makeBooks();
    await readContent('--draw');
  } else if (generators.includes(name))
    await run([inRoot(folder, name, 'main.ts'), contentFolder(), ...rest]);
  else throw new Error(`There is no ${name}. There are: books, ${generators.join(', ')}, test.`);
}

endChildrenOnSignals();
try {
  await makeAssets(process.argv.slice(2));
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
