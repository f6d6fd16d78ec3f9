import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Debian installs a jar that only some systems can run by name. */
const COMMANDS = [['epubcheck'], ['java', '-jar', '/usr/bin/epubcheck']] as const;

/** Prints its name even when it fails for lack of a file. */
async function answers([program, ...before]: readonly string[]): Promise<boolean> {
  const said = await run(program ?? '', [...before, '--version']).catch(
    (error: { stdout?: string }) => error,
  );
  return said.stdout?.startsWith('EPUBCheck v') ?? false;
}

/** Command of EPUBCheck; undefined if it is not installed. */
export async function findEpubcheck(): Promise<readonly string[] | undefined> {
  for (const command of COMMANDS) if (await answers(command)) return command;
  return undefined;
}

/** For a short run: no optimizing compiler, no parallel garbage collector. */
const JAVA_TOOL_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

export async function epubcheck([program, ...before]: readonly string[], file: string): Promise<string> {
  const said = await run(program ?? '', [...before, file], {
    env: { ...process.env, JAVA_TOOL_OPTIONS },
  }).catch((error: { stdout: string; stderr: string }) => error);
  return `${said.stdout}${said.stderr}`;
}
