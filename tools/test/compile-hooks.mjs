import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { transform, version } from '@swc/core';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What was compiled once is kept for the processes and runs that come later. */
const kept = path.join(root, '.cache', 'compiled');

/** The compiler settings of the build, without its list of files to leave out: tests are among them. */
const {
  exclude: _tests,
  $schema: _schema,
  sourceMaps: _maps,
  ...swc
} = JSON.parse(await readFile(new URL('../../.swcrc', import.meta.url), 'utf8'));

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
      if (existsSync(source)) return nextResolve(source.href, context);
    }
  }
  return nextResolve(specifier, context);
}

/**
 * @param {string} filename
 * @param {string} source
 */
export async function compile(filename, source) {
  const { code } = await transform(source, { ...swc, filename, swcrc: false, sourceMaps: 'inline' });
  return code;
}

/** @param {string[]} parts */
const hashOf = (parts) => createHash('sha1').update(JSON.stringify(parts)).digest('hex');

/**
 * One file is kept for each source, with the hash of what it was compiled from in its first line.
 * @param {string} filename
 */
async function compiled(filename) {
  const source = await readFile(filename, 'utf8');
  if (!filename.startsWith(root)) return compile(filename, source);
  const file = path.join(kept, `${hashOf([filename])}.mjs`);
  const mark = `//${hashOf([version, JSON.stringify(swc), source])}\n`;
  const found = await readFile(file, 'utf8').catch(() => '');
  if (found.startsWith(mark)) return found.slice(mark.length);
  const code = await compile(filename, source);
  await mkdir(kept, { recursive: true });
  // Whole or not at all: others may be reading it, or writing the same.
  await writeFile(`${file}.${process.pid}`, mark + code);
  await rename(`${file}.${process.pid}`, file);
  return code;
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  return { format: 'module', source: await compiled(fileURLToPath(url)), shortCircuit: true };
}
