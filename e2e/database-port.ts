import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

/** A TCP port for a test's PostgreSQL, whose Unix socket only its owner may use. */
export interface DatabasePort {
  /** Host and port, as in a URL. */
  host: string;
  close(): Promise<void>;
}

export async function openDatabasePort(databaseUrl: string): Promise<DatabasePort> {
  const query = new URLSearchParams(databaseUrl.slice(databaseUrl.indexOf('?')));
  const socket = path.join(query.get('host') ?? '', `.s.PGSQL.${query.get('port')}`);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(socket);
    for (const end of [client, upstream]) {
      open.add(end);
      end.on('error', () => [client, upstream].forEach((each) => each.destroy()));
      end.on('close', () => open.delete(end));
    }
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const end of open) end.destroy();
      await once(server, 'close');
    },
  };
}
