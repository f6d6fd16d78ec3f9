import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';

import type { Cleanup } from '../harness/cleanup.js';
import { until } from '../harness/until.js';
import { startChild, stopChild } from '../start/children.mjs';
import { type DebianProgram, findServer } from './debian-program.js';
import { type ProxyName, readExample, renderConfig } from './proxy-config.js';

const timeoutMs = 30_000;
const graceMs = 5_000;

/** nginx reads the documented file in this frame, as in Debian's /etc/nginx/nginx.conf. */
const nginxFrame = (folder: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  include ${folder}/lectern.conf;
}
`;

const programs: Record<ProxyName, { name: string; options?: string[]; package: string }> = {
  nginx: { name: 'nginx', package: 'nginx' },
  HAProxy: { name: 'haproxy', package: 'haproxy' },
  Caddy: { name: 'caddy', options: ['version'], package: 'caddy' },
};

/** The Debian package of a proxy. */
export const packageOf = (name: ProxyName): string => programs[name].package;

export const findProxy = (name: ProxyName): Promise<DebianProgram | undefined> =>
  findServer(programs[name].name, programs[name].options);

/** The arguments that make a proxy run in the foreground with its configuration in the folder. */
const argumentsOf: Record<ProxyName, (folder: string) => string[]> = {
  nginx: (folder) => ['-p', folder, '-c', `${folder}/nginx.conf`],
  HAProxy: (folder) => ['-db', '-q', '-f', `${folder}/lectern.conf`],
  Caddy: (folder) => ['run', '--adapter', 'caddyfile', '--config', `${folder}/lectern.conf`],
};

export interface Proxy {
  name: ProxyName;
  version: string;
  url: string;
  /** Waits until it passes requests on. @throws with its output if it does not */
  untilOpen(): Promise<void>;
}

/** Starts a proxy with its documented configuration in front of two web processes. */
export async function startProxy(
  name: ProxyName,
  { program, webs, folder, port }: { program: DebianProgram; webs: number[]; folder: string; port?: number },
  cleanup: Cleanup,
): Promise<Proxy> {
  const own = path.join(folder, name.toLowerCase());
  const listening = port ?? (await freePort());
  const url = `http://127.0.0.1:${listening}`;
  await mkdir(own, { recursive: true });
  const config = renderConfig(name, await readExample(name), { port: listening, webs });
  await writeFile(path.join(own, 'lectern.conf'), config);
  if (name === 'nginx') await writeFile(path.join(own, 'nginx.conf'), nginxFrame(own));
  const child = startChild(program.file, argumentsOf[name](own), {
    cwd: own,
    // Caddy keeps its state there.
    env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanup.add(() => stopChild(child, graceMs));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => (output = (output + String(text)).slice(-2_000)));
  const isOpen = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false;
  const untilOpen = () =>
    until(`${name} open`, timeoutMs, isOpen).catch((error: unknown) => {
      throw new Error(`${String(error)} Its output:\n${output}`);
    });
  return { name, version: program.version, url, untilOpen };
}
