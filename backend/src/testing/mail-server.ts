import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `550 5.1.1 no such user` */
type Refusal = `${number} ${string}`;

function refusalError(refusal: Refusal): Error {
  return Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) });
}

/** A real mail server that accepts every email, with configurable faults by address. */
export class MailServer {
  readonly received: Email[] = [];
  readonly refused = new Map<string, Refusal>();
  /** Refused temporarily, once each, after the data. */
  readonly denied = new Set<string>();
  /** Not answered until {@link answer}. */
  readonly unanswered = new Set<string>();
  /** Refused as too large, after the data. */
  readonly tooLarge = new Set<string>();
  readonly greetings = new Set<string>();
  private readonly waiting = new Map<string, () => void>();

  connections = 0;

  private readonly server = new SMTPServer({
    // Announced in the answer to EHLO.
    size: 10_000_000,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      this.connections += 1;
      done();
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = this.refused.get(address);
      done(refusal ? refusalError(refusal) : null);
    },
    onData: (stream, { envelope, hostNameAppearsAs }, done) => {
      this.greetings.add(hostNameAppearsAs);
      const [to = ''] = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (this.tooLarge.has(to)) return done(refusalError('552 5.3.4 message too big'));
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          this.received.push(mail);
          const answer = () => done(this.denied.delete(to) ? refusalError('451 please try again') : null);
          if (this.unanswered.has(to)) this.waiting.set(to, answer);
          else answer();
        });
      });
    },
  });

  async open(): Promise<string> {
    // A killed site breaks connections.
    this.server.on('error', () => undefined);
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  get openConnections(): number {
    return this.server.connections.size;
  }

  to(address: string): Email[] {
    return this.received.filter(({ to }) => to?.some((found) => found.address === address));
  }

  answer(address: string): void {
    this.unanswered.delete(address);
    this.waiting.get(address)?.();
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
