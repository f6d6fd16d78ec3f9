import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The program as Debian installs it is a jar that only some systems can start by name. */
const COMMANDS = [['epubcheck'], ['java', '-jar', '/usr/bin/epubcheck']] as const;

/** It names itself also when, given no file, it ends with an error. */
async function answers([program, ...before]: readonly string[]): Promise<boolean> {
  const said = await run(program ?? '', [...before, '--version']).catch(
    (error: { stdout?: string }) => error,
  );
  return said.stdout?.startsWith('EPUBCheck v') ?? false;
}

/** How epubcheck is started here; undefined where it is not installed. */
export async function findEpubcheck(): Promise<readonly string[] | undefined> {
  for (const command of COMMANDS) if (await answers(command)) return command;
  return undefined;
}

/** For a program of some seconds: no second compiler that makes it faster later, no threads that clean up. */
const JAVA_TOOL_OPTIONS = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** What epubcheck says of a file. */
export async function epubcheck([program, ...before]: readonly string[], file: string): Promise<string> {
  const said = await run(program ?? '', [...before, file], {
    env: { ...process.env, JAVA_TOOL_OPTIONS },
  }).catch((error: { stdout: string; stderr: string }) => error);
  return `${said.stdout}${said.stderr}`;
}
