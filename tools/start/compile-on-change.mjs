import { existsSync, watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { compileFile, outputOf } from '../build/compile.mjs';
import { inRoot } from './paths.mjs';

/** Editors write a file in several goes; what comes later is one restart more. */
const settleMs = 40;

/** @param {string} source `libs/money/src/cents.ts` */
const compile = (source) =>
  existsSync(inRoot(source)) ? compileFile(source) : rm(inRoot(outputOf(source)), { force: true });

/**
 * Keeps the dist/ of a package up to its src/, one file at a time.
 * @param {string} packageFolder such as 'libs/money'
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
      await Promise.all(sources.map((source) => compile(path.posix.join(packageFolder, 'src', source))));
      onCompiled();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  watch(inRoot(packageFolder, 'src'), { recursive: true }, (_, source) => {
    if (!source || !/\.tsx?$/.test(source) || /\.(spec|d)\.tsx?$/.test(source)) return;
    changed.add(source);
    clearTimeout(settling);
    settling = setTimeout(() => void work(), settleMs);
  });
}
