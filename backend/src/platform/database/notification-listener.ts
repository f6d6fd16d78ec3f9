import { setTimeout as pause } from 'node:timers/promises';

import { usualTimeLimits } from '../config/time-limits.js';
import { ResilientClient, connectionLimits } from './resilient-client.js';

const RETRY_MS = 1_000;
/** Who only listens does not notice that the other side has forgotten it; who asks now and then does. */
const ASK_EVERY_MS = 60_000;

/**
 * Hears a PostgreSQL channel for as long as the process lives. What is said while the connection is broken is
 * lost, so `onNotification` is called once more, with nothing, after each new connection: look again, something may
 * have happened.
 */
export class NotificationListener {
  private client: ResilientClient | undefined;
  private hears = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string) => void,
    private readonly limits = usualTimeLimits.database.requests,
    private readonly askEveryMs = ASK_EVERY_MS,
  ) {}

  /** False while what is said is lost. */
  get isHearing(): boolean {
    return this.hears;
  }

  /** Connects in its own time; a database that is away for a while is waited for. */
  start(): void {
    void this.connect();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const client = new ResilientClient({
        ...connectionLimits(this.limits),
        connectionString: this.databaseUrl,
        application_name: 'lectern-listener',
      });
      try {
        await client.connect();
        this.client = client;
        if (this.stopping.signal.aborted) throw new Error('Stopped while connecting.');
        const ended = new Promise((resolve) => client.once('end', resolve));
        client.once('end', () => (this.hears = false));
        client.on('notification', ({ payload = '' }) => this.onNotification(payload));
        await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
        this.hears = true;
        this.onNotification('');
        let asked: Promise<unknown> | undefined;
        const asking = setInterval(() => {
          asked ??= client
            .askForLifeSign()
            .catch(() => undefined)
            .finally(() => (asked = undefined));
        }, this.askEveryMs).unref();
        await ended;
        clearInterval(asking);
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}
