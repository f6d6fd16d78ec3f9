import { runCommand } from '../start/children.mjs';
import { findProgram } from '../test/programs.mjs';

export interface ContainerEngine {
  /** Names and versions of its programs. */
  parts: string[];
}

/** Finds a running Docker engine with Compose. @returns undefined without one */
export async function findEngine(): Promise<ContainerEngine | undefined> {
  if (!(await findProgram('docker'))) return undefined;
  const ask = (...args: string[]) => runCommand('docker', args).catch(() => undefined);
  const [engine, compose] = await Promise.all([
    ask('info', '--format', '{{.ServerVersion}}'),
    ask('compose', 'version', '--short'),
  ]);
  return engine && compose ? { parts: [`Docker ${engine}`, `Compose ${compose}`] } : undefined;
}
