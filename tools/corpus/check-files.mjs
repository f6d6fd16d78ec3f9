import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { findProgram } from '../test/programs.mjs';

const run = promisify(execFile);
/** A program of some seconds needs no second compiler and no threads for garbage. */
const env = { ...process.env, JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };
const timeoutMs = 300_000;

/**
 * Severity of a file: the exit code of `qpdf --check`, or the number of errors that epubcheck reports.
 * @param {'pdf' | 'epub'} format
 * @param {string} file
 * @returns {Promise<number>}
 */
async function severity(format, file) {
  const options = { env, timeout: timeoutMs, maxBuffer: 256 * 1024 ** 2 };
  const [program, ...args] =
    format === 'pdf' ? ['qpdf', '--check', file] : ['java', '-jar', '/usr/bin/epubcheck', file];
  const said = await run(program ?? '', args, options).catch((error) => error);
  if (said.killed) throw new Error(`${program} did not end within ${timeoutMs / 1000} s.`);
  if (format === 'pdf') return said.code ?? 0;
  return `${said.stdout}${said.stderr}`.match(/^(?:ERROR|FATAL)\(/gm)?.length ?? 0;
}

/**
 * Compares a copy with its original.
 * @param {'pdf' | 'epub'} format
 * @param {Buffer} original
 * @param {Buffer} copy
 * @returns {Promise<boolean | undefined>} whether the copy is worse; undefined if the machine lacks the program
 */
export async function isWorse(format, original, copy) {
  if (!(await findProgram(format === 'pdf' ? 'qpdf' : 'epubcheck'))) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-corpus-'));
  const files = {
    original: path.join(folder, `original.${format}`),
    copy: path.join(folder, `copy.${format}`),
  };
  try {
    await writeFile(files.original, original);
    await writeFile(files.copy, copy);
    return (await severity(format, files.copy)) > (await severity(format, files.original));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
