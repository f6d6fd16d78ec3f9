import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { restarting } from './restarting.mjs';

/** Says when it begins, and holds the line for as long as it lives. */
const program = `
  process.once('message', () => {
    const line = require('node:net').connect(Number(process.env.PORT), '127.0.0.1', () => {
      line.write(String(process.pid));
      process.send('open');
    });
  });
`;

describe('a child that is started anew', () => {
  let server: Server;

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(async () => {
    server.close();
    await once(server, 'close');
  });

  const start = (source = program) =>
    restarting(() => [
      process.execPath,
      ['-e', source],
      {
        env: { ...process.env, PORT: String((server.address() as AddressInfo).port) },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      },
    ]);
  const begun = async () => {
    const [line] = (await once(server, 'connection')) as [Socket];
    const gone = once(line, 'close');
    line.on('error', () => undefined);
    const [pid] = (await once(line, 'data')) as [Buffer];
    return { pid: String(pid), gone };
  };

  it('has ended before the next one begins', async () => {
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

  it('may have failed before: the next one begins all the same, and none after the end', async () => {
    const child = start(`process.exit(1)`);
    await child.restart();
    await child.stop();
    await child.restart();
    expect(await new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBe(0);
  });
});
