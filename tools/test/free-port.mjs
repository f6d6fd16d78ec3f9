import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback that nobody listens on at this moment. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}
