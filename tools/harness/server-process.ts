import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Server } from 'node:net';

import { startChild, stopChild } from '../start/children.mjs';
import { fromSource, inRoot } from '../start/paths.mjs';
import type { Cleanup } from './cleanup.js';

/** For a server that finishes its requests and closes its database. */
export const graceMs = 15_000;

/**
 * Starts one of our own TypeScript servers in a process of its own, in production as the site is.
 * @param options.input a line for its standard input, which stays open until this process ends
 * @returns what it prints in its first line, as JSON
 * @throws with its output if it ends instead
 */
export async function startServer<Ready>(
  program: string,
  options: { cleanup: Cleanup; env?: NodeJS.ProcessEnv; input?: string },
): Promise<Ready> {
  const child = startChild(process.execPath, [...fromSource, inRoot(program)], {
    cwd: inRoot(),
    env: { ...process.env, NODE_ENV: 'production', ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  options.cleanup.add(() => stopChild(child, graceMs));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin?.on('error', () => undefined);
  if (options.input) child.stdin?.write(`${options.input}\n`);
  if (!child.stdout) throw new Error(`${program} has no standard output.`);
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(() => {
    throw new Error(`${program} ended early. Its output:\n${output.trim()}`);
  });
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  return JSON.parse(line) as Ready;
}

/** For the servers themselves: reads the line that `input` of {@link startServer} sends. */
export async function readInput<Input>(): Promise<Input> {
  const [line] = await once(createInterface({ input: process.stdin }), 'line');
  return JSON.parse(line) as Input;
}

/** For the servers themselves: listens on a port of the loopback, prints it, and ends with standard input. */
export async function serve(server: Server, more: Record<string, unknown> = {}, port = 0): Promise<void> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  process.stdout.write(`${JSON.stringify({ port: address.port, ...more })}\n`);
  process.stdin.resume().on('close', () => process.exit());
}
