import { mkdir, rm, writeFile } from 'node:fs/promises';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';

import { inRoot } from './paths.mjs';

/** Editors write a file in several goes; what comes later is one restart more. */
const settleMs = 40;

/**
 * Where the build puts what a source becomes.
 * @param {string} packageFolder
 * @param {string} source below its src/, such as 'orders/order.ts'
 */
export function builtFile(packageFolder, source) {
  return path.join(packageFolder, 'dist', source.replace(/\.tsx?$/, '.js'));
}

/** @param {string} packageFolder @param {string} source */
async function compile(packageFolder, source) {
  const from = path.join(packageFolder, 'src', source);
  const to = builtFile(packageFolder, source);
  if (!existsSync(from)) return rm(to, { force: true });
  const { transformFile } = await import('@swc/core');
  const { code, map } = await transformFile(from, { configFile: inRoot('.swcrc') });
  await mkdir(path.dirname(to), { recursive: true });
  if (map) await writeFile(`${to}.map`, map);
  await writeFile(to, map ? `${code}\n//# sourceMappingURL=${path.basename(to)}.map\n` : code);
}

/**
 * Keeps the dist/ of a package up to its src/, one file at a time.
 * @param {string} packageFolder
 * @param {() => void} onCompiled
 */
export function compileOnChange(packageFolder, onCompiled) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  const work = async () => {
    const sources = [...changed];
    changed.clear();
    try {
      await Promise.all(sources.map((source) => compile(packageFolder, source)));
      onCompiled();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  watch(path.join(packageFolder, 'src'), { recursive: true }, (_, source) => {
    if (!source || !/\.tsx?$/.test(source) || /\.(spec|d)\.tsx?$/.test(source)) return;
    changed.add(source);
    clearTimeout(settling);
    settling = setTimeout(() => void work(), settleMs);
  });
}
