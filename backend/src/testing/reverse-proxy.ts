import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A reverse proxy as most are: it keeps connections to its upstreams, uses those in turn that are ready, and never repeats a
 * request, because it may have been processed.
 */
export class ReverseProxy {
  private readonly agent = new Agent({ keepAlive: true });
  private next = 0;

  private constructor(
    private readonly server: Server,
    /** Origins. */
    private readonly all: readonly string[],
    private ready = all,
  ) {
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      void this.pass(incoming, outgoing);
    });
  }

  static async open(...upstreams: string[]): Promise<ReverseProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ReverseProxy(server, upstreams);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** A round of health checks. @returns the origins that are ready */
  async check(): Promise<readonly string[]> {
    const answers = await Promise.all(this.all.map((origin) => fetch(`${origin}/readyz`)));
    return (this.ready = this.all.filter((_origin, at) => answers[at]?.ok));
  }

  async close(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const chunk of incoming) body.push(chunk as Buffer);
    const upstream = this.ready[(this.next += 1) % this.ready.length] ?? '';
    const { method } = incoming;
    const { connection: _hopByHop, ...headers } = incoming.headers;
    const sent = request(upstream + incoming.url, { method, headers, agent: this.agent });
    sent.once('response', (answer) => {
      const { connection: _ofUpstream, 'keep-alive': _timeout, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, passed);
      answer.pipe(outgoing);
    });
    sent.once('error', () => outgoing.writeHead(502).end());
    sent.end(Buffer.concat(body));
  }
}
