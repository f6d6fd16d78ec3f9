import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

/** The compiler itself is read when something has to be compiled: most threads find all of it kept. */
const { version } = createRequire(import.meta.url)('@swc/core/package.json');

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Compiled files, for later processes and runs. */
const kept = path.join(root, '.cache', 'compiled');

/** The compiler settings of the build, without its list of files to leave out: tests are among them. */
const {
  exclude: _tests,
  $schema: _schema,
  sourceMaps: _maps,
  ...built
} = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

/** Where a line comes from is said without its source, which lies beside it: Node reads each map at once. */
const swc = {
  ...built,
  swcrc: false,
  sourceMaps: /** @type {const} */ ('inline'),
  inlineSourcesContent: false,
};

/**
 * Our own imports say './order.js' and mean './order.ts' or './order.tsx', as TypeScript has it.
 * @type {import('node:module').ResolveHook}
 */
export async function resolve(specifier, context, nextResolve) {
  const isOurs =
    specifier.startsWith('.') && specifier.endsWith('.js') && !context.parentURL?.includes('/node_modules/');
  if (isOurs) {
    for (const ending of ['.ts', '.tsx']) {
      const source = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
      // Skips Node's own lookup, which costs time for 2,000 modules.
      if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
    }
  }
  return nextResolve(specifier, context);
}

/**
 * @param {string} filename
 * @param {string} source
 */
export async function compile(filename, source) {
  const { transform } = await import('@swc/core');
  const { code } = await transform(source, { ...swc, filename });
  return code;
}

/** @param {string[]} parts */
const hashOf = (parts) => createHash('sha1').update(JSON.stringify(parts)).digest('hex');

/**
 * One file is kept for each source, with the hash of what it was compiled from in its first line.
 * @param {string} filename
 */
async function compiled(filename) {
  // One after another as they are: a turn for each step of each file costs more than the reading.
  const source = readFileSync(filename, 'utf8');
  if (!filename.startsWith(root)) return compile(filename, source);
  const file = path.join(kept, `${hashOf([filename])}.mjs`);
  const mark = `//${hashOf([version, JSON.stringify(swc), source])}\n`;
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (found.startsWith(mark)) return found.slice(mark.length);
  const code = await compile(filename, source);
  mkdirSync(kept, { recursive: true });
  // Whole or not at all: others may be reading it, or writing the same.
  const own = `${file}.${process.pid}.${threadId}`;
  writeFileSync(own, mark + code);
  renameSync(own, file);
  return code;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}
