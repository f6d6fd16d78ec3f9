import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { RestartableProcess } from './restartable-process.js';

/** Reports its start, and keeps a connection open while it runs. */
const program = (port: number) => `
  process.once('message', () => {
    const connection = require('node:net').connect(${port}, '127.0.0.1', () => {
      connection.write(String(process.pid));
      process.send('open');
    });
  });
`;

describe('RestartableProcess', () => {
  let server: Server;

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  const start = (source = program((server.address() as AddressInfo).port)) =>
    new RestartableProcess(process.execPath, ['-e', source]);
  const begun = async () => {
    const [connection] = (await once(server, 'connection')) as [Socket];
    const gone = once(connection, 'close');
    connection.on('error', () => undefined);
    const [pid] = (await once(connection, 'data')) as [Buffer];
    return { pid: String(pid), gone };
  };

  it('kills the process before it starts the next one', async () => {
    const child = start();
    const first = await begun();
    const next = begun();
    await child.restart();
    await first.gone;
    const second = await next;
    expect(second.pid).not.toBe(first.pid);
    await child.stop();
    await second.gone;
  });

  it('replaces a process that failed, and starts none after it was stopped', async () => {
    const child = start(`process.exit(1)`);
    await child.restart();
    await child.stop();
    await child.restart();
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  });
});
