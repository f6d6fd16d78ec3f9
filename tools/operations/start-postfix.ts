import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { freePort } from '@lectern/embedded-postgres/servers';

import type { Cleanup } from '../harness/cleanup.js';
import { until } from '../harness/until.js';
import { runCommand } from '../start/children.mjs';
import { findServer } from './debian-program.js';

const timeoutMs = 60_000;

const mainFile = (folder: string, relayPort: number) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
myhostname = localhost
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
mydestination =
alias_maps =
relayhost = [127.0.0.1]:${relayPort}
smtpd_relay_restrictions = permit_mynetworks, reject
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
`;

const debianServices = '/etc/postfix/master.cf.proto';

/** Debian's services, outside a chroot, on a port of their own. Fields: name, type, private, unprivileged, chroot … */
const masterFile = (debian: string, port: number): string =>
  debian
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.replace(/^smtp(\s+inet)/, `127.0.0.1:${port}$1`))
    .map((line) => line.replace(/^(\S+\s+\S+\s+\S+\s+\S+\s+)y/, '$1n'))
    .join('\n');

/** Starts a Postfix that passes every email on to a mail server. @returns undefined without one, or if not started by root */
export async function startPostfix(folder: string, relayPort: number, cleanup: Cleanup) {
  const program = await findServer('postconf', ['mail_version']);
  if (!program || process.getuid?.() !== 0) return undefined;
  const port = await freePort();
  for (const name of ['etc', 'queue', 'data']) await mkdir(path.join(folder, name), { recursive: true });
  await runCommand('chown', ['postfix', path.join(folder, 'data')]);
  await writeFile(path.join(folder, 'etc/main.cf'), mainFile(folder, relayPort));
  await writeFile(
    path.join(folder, 'etc/master.cf'),
    masterFile(await readFile(debianServices, 'utf8'), port),
  );
  // It leaves the process group, so only its own command stops it.
  cleanup.add(() => runCommand('postfix', ['-c', path.join(folder, 'etc'), 'stop']));
  await runCommand('postfix', ['-c', path.join(folder, 'etc'), 'start'], { limitMs: timeoutMs });
  const isEmpty = async () => {
    const queues = ['incoming', 'active', 'deferred'].map((name) =>
      readdir(path.join(folder, 'queue', name), { recursive: true, withFileTypes: true }),
    );
    return (await Promise.all(queues)).flat().every((entry) => entry.isDirectory());
  };
  return {
    name: `Postfix ${program.version}`,
    port,
    untilMailed: () => until('every email delivered', timeoutMs, isEmpty),
  };
}
