import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems hand out by themselves: between this look and its use nobody is given it. */
const range = /** @type {const} */ ([15_000, 32_000]);

/** A port of the loopback that nobody listens on at this moment. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(...range);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').catch(() => false);
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
