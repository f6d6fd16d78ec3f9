import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { compile } from '../test/compile-hooks.mjs';

/** Where the planted text of a source lies. @type {Map<string, string>} */
let plantedAt = new Map();

/** @param {[string, string][]} files */
export function initialize(files) {
  plantedAt = new Map(files);
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  const planted = url.startsWith('file:') ? plantedAt.get(fileURLToPath(url)) : undefined;
  if (!planted) return nextLoad(url, context);
  const source = await compile(fileURLToPath(url), await readFile(planted, 'utf8'));
  return { format: 'module', source, shortCircuit: true };
}
