import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

const TYPES = { TXT: 16, MX: 15 } as const;
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;

export interface DnsName {
  TXT?: string[];
  /** Mail servers in order of preference. */
  MX?: string[];
}

/** A name in wire format (RFC 1035, section 3.1). */
function wireName(name: string): Buffer {
  const labels = name.split('.').filter(Boolean);
  return Buffer.concat([
    ...labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'ascii')]),
    Buffer.from([0]),
  ]);
}

function wireText(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? [''];
  return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part, 'latin1')]));
}

function wireMail(server: string, at: number): Buffer {
  return Buffer.concat([Buffer.from([0, at * 10]), wireName(server)]);
}

/** A real DNS server over UDP with the given records. */
export class NameServer {
  readonly names = new Map<string, DnsName>();
  /** Names answered with SERVFAIL. */
  readonly broken = new Set<string>();

  private readonly socket = createSocket('udp4');

  async open(): Promise<string> {
    this.socket.on('message', (query, from) => this.answer(query, from));
    this.socket.bind(0, '127.0.0.1');
    await once(this.socket, 'listening');
    return `127.0.0.1:${this.socket.address().port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.socket.close(() => resolve()));
  }

  private answer(query: Buffer, from: RemoteInfo): void {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('ascii', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const end = at + 5;
    const type = query.readUInt16BE(at + 1);
    const name = labels.join('.').toLowerCase();
    const records = this.recordsOf(name, type);
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8400 | 0x0100 | 0x0080 | this.codeOf(name), 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    const answers = records.flatMap((data) => {
      const fixed = Buffer.alloc(12);
      fixed.writeUInt16BE(0xc00c, 0);
      fixed.writeUInt16BE(type, 2);
      fixed.writeUInt16BE(1, 4);
      fixed.writeUInt32BE(60, 6);
      fixed.writeUInt16BE(data.length, 10);
      return [fixed, data];
    });
    this.socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address);
  }

  private codeOf(name: string): number {
    if (this.broken.has(name)) return SERVER_FAILURE;
    return this.names.has(name) ? 0 : NO_SUCH_NAME;
  }

  private recordsOf(name: string, type: number): Buffer[] {
    if (this.broken.has(name)) return [];
    const known = this.names.get(name);
    if (type === TYPES.TXT) return (known?.TXT ?? []).map(wireText);
    return type === TYPES.MX ? (known?.MX ?? []).map((server, at) => wireMail(server, at + 1)) : [];
  }
}
