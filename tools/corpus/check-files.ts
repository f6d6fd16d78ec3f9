import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { findProgram } from '../test/programs.mjs';
import type { Format } from './find-books.js';

const run = promisify(execFile);
/** Java starts faster without its second compiler and parallel garbage collection. */
const env = { ...process.env, JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC' };
const timeoutMs = 300_000;

/** The exit code of `qpdf --check`, or the number of errors that epubcheck reports. */
async function severity(format: Format, file: string): Promise<number> {
  const options = { env, timeout: timeoutMs, maxBuffer: 256 * 1024 ** 2 };
  const [program, args] =
    format === 'pdf'
      ? (['qpdf', ['--check', file]] as const)
      : (['java', ['-jar', '/usr/bin/epubcheck', file]] as const);
  const output = await run(program, args, options).catch((error) => error);
  if (output.killed) throw new Error(`${program} did not end within ${timeoutMs / 1000} s.`);
  if (format === 'pdf') return output.code ?? 0;
  return `${output.stdout}${output.stderr}`.match(/^(?:ERROR|FATAL)\(/gm)?.length ?? 0;
}

/** Checks whether a copy has more errors than its original. Returns undefined if the machine lacks the program. */
export async function isWorse(format: Format, original: Buffer, copy: Buffer): Promise<boolean | undefined> {
  if (!(await findProgram(format === 'pdf' ? 'qpdf' : 'epubcheck'))) return undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-corpus-'));
  const severityOf = async (name: string, bytes: Buffer) => {
    const file = path.join(folder, `${name}.${format}`);
    await writeFile(file, bytes);
    return severity(format, file);
  };
  try {
    return (await severityOf('copy', copy)) > (await severityOf('original', original));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
