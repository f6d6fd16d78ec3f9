// Makes the committed files: `npm run assets` makes the books, the samples, the kit and missing pictures;
// `npm run assets -- fonts` or `-- recordings` makes those.
import { endChildrenOnSignals, isStopping } from '../start/signals.mjs';
import { install, installApart } from '../start/install.mjs';
import { inRoot } from '../start/paths.mjs';
import { CommandFailed, startChild } from '../start/children.mjs';
import { explain } from '../start/run-site.mjs';
import { editionsSource, recordEditions } from './editions.mjs';
import { readContent } from './content.mjs';

const folder = 'tools/asset-generators';
const generators = ['fonts', 'recordings'];

/** Runs a program of Node that speaks for itself. @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(args, env = {}) {
  const options = { cwd: inRoot(), env: { ...process.env, ...env }, stdio: /** @type {const} */ ('inherit') };
  const child = startChild(process.execPath, args, options);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(undefined) : reject(new CommandFailed(`node ${args.join(' ')}`, '')),
    );
  });
}

/** @param {string} program below the folder @param {string[]} args */
const runGenerator = (program, args) =>
  run([
    ...['-C', '@lectern/source', '--import', inRoot('tools/test/compile.mjs')],
    ...[inRoot(folder, program), ...args],
  ]);

async function setBooks() {
  const source = editionsSource();
  await runGenerator('books/main.ts', []);
  recordEditions(source);
}

/** The specs of the generators, which need more than the site's have. @param {string[]} args */
const runSpecs = (args) =>
  run(
    [
      ...['--disable-warning=ExperimentalWarning', '--experimental-vm-modules', '-C', '@lectern/source'],
      ...[
        '--import',
        inRoot('tools/test/spec-modules.mjs'),
        inRoot('node_modules/jest/bin/jest.js'),
        folder,
        ...args,
      ],
    ],
    { TEST_ASSET_GENERATORS: 'true' },
  );

/** @param {string[]} args */
async function makeAssets([name = '', ...rest]) {
  await install({ tests: name === 'test' });
  await installApart(folder, 'the programs that typeset and draw');
  if (name === 'test') await runSpecs(rest);
  else if (name === 'books') await setBooks();
  else if (name === '') {
    await setBooks();
    await readContent('--draw');
  } else if (generators.includes(name)) {
    await runGenerator(`${name}/main.ts`, rest);
  } else {
    throw new Error(`Nothing is called ${name}. There are: books, ${generators.join(', ')}, test.`);
  }
}

endChildrenOnSignals();
try {
  await makeAssets(process.argv.slice(2));
} catch (error) {
  if (!isStopping()) console.error(explain(error));
  process.exitCode = 1;
}
