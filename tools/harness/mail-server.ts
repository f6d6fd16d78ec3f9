import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { SMTPServer } from 'smtp-server';

import type { Cleanup } from './cleanup.js';

export interface Delivery {
  to: string;
  messageId: string;
}

/**
 * Starts an SMTP server on the loopback, which accepts every email.
 * @param folder where to store the emails, each in a file; without one, only addresses and Message-IDs are kept
 */
export async function startMailServer(cleanup: Cleanup, folder?: string) {
  const deliveries: Delivery[] = [];
  if (folder) await mkdir(folder, { recursive: true });
  async function store(source: Buffer, addresses: readonly string[]) {
    const [, messageId = ''] = /^message-id:\s*(<[^>]*>)/im.exec(source.toString('latin1')) ?? [];
    deliveries.push(...addresses.map((to) => ({ to, messageId })));
    if (!folder) return;
    const file = path.join(folder, `${String(deliveries.length).padStart(6, '0')}.eml`);
    await writeFile(`${file}.part`, source);
    await rename(`${file}.part`, file);
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const addresses = session.envelope.rcptTo.map(({ address }) => address);
      stream
        .toArray()
        .then((chunks) => store(Buffer.concat(chunks), addresses))
        .then(() => done(), done);
    },
  });
  // A killed site leaves its connections half open.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  cleanup.add(() => new Promise<void>((resolve) => server.close(resolve)));
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The mail server has no port.');
  return { port: address.port, deliveries };
}
