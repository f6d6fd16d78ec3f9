import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { transform } from '@swc/core';

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

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.tsx?$/.test(url)) return nextLoad(url, context);
  const filename = fileURLToPath(url);
  const { code } = await transform(await readFile(filename, 'utf8'), {
    ...swc,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
