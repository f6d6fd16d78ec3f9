import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net';
import path from 'node:path';

/**
 * TCP proxy that can stop forwarding, like a broken network path: it accepts connections, drops data, and never forwards
 * anything again on connections that lost data.
 */
export class SilentProxy {
  private isSilent = false;
  private isClosed = false;
  /** Connections that lost data. */
  lostCount = 0;
  private readonly ends = new Set<Socket>();

  private constructor(
    private readonly target: NetConnectOpts | undefined,
    private readonly server: Server,
  ) {
    server.on('connection', (client) => this.receive(client));
  }

  /** @param target none to drop all data */
  static async open(target?: NetConnectOpts): Promise<SilentProxy> {
    const server = createServer();
    const proxy = new SilentProxy(target, server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  silence(): void {
    this.isSilent = true;
  }

  resume(): void {
    this.isSilent = false;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.server.close();
    for (const end of this.ends) end.destroy();
    await once(this.server, 'close');
  }

  private receive(client: Socket): void {
    this.ends.add(client.on('error', () => undefined));
    client.on('close', () => this.ends.delete(client));
    if (this.isClosed) return void client.destroy();
    if (this.isSilent || !this.target) return void client.resume();
    const server = connect(this.target);
    let isLost = false;
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.ends.add(from);
      from.on('data', (bytes) => {
        if (this.isSilent && !isLost) {
          isLost = true;
          this.lostCount += 1;
        }
        if (!isLost) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        this.ends.delete(from);
        to.destroy();
      });
    }
  }
}

/** Opens a proxy to the server of a database. @returns it, and the database's URL through it */
export async function proxyDatabase(databaseUrl: string): Promise<{ proxy: SilentProxy; url: string }> {
  const { hostname, port, pathname, searchParams, username, password } = new URL(
    databaseUrl.replace('@/', '@localhost/'),
  );
  const folder = searchParams.get('host');
  const proxy = await SilentProxy.open(
    folder
      ? { path: path.join(folder, `.s.PGSQL.${searchParams.get('port')}`) }
      : { host: hostname, port: Number(port || 5432) },
  );
  const credentials = password ? `${username}:${password}` : username;
  return { proxy, url: `postgres://${credentials}@127.0.0.1:${proxy.port}${pathname}` };
}
