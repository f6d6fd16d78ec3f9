import { setTimeout as pause } from 'node:timers/promises';

import { defaultTimeLimits } from '../config/time-limits.js';
import { LISTEN_RETRY_MS, PING_EVERY_MS } from './database-limits.js';
import { ResilientClient, connectionLimits } from './resilient-client.js';

/**
 * Listens to a PostgreSQL channel, and reconnects after a lost connection. Notifications in between are lost, so each new
 * connection calls `onNotification` once with an empty payload.
 */
export class NotificationListener {
  private client: ResilientClient | undefined;
  private isConnected = false;
  private readonly stopping = new AbortController();

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string) => void,
    private readonly limits = defaultTimeLimits.database.requests,
    private readonly pingEveryMs = PING_EVERY_MS,
  ) {}

  /** False while notifications are lost. */
  get isListening(): boolean {
    return this.isConnected;
  }

  /** Connects in the background, and retries until the database answers. */
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
        client.once('end', () => (this.isConnected = false));
        client.on('notification', ({ payload = '' }) => this.onNotification(payload));
        await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
        this.isConnected = true;
        this.onNotification('');
        let ping: Promise<unknown> | undefined;
        const pings = setInterval(() => {
          ping ??= client
            .query('SELECT 1')
            .catch(() => undefined)
            .finally(() => (ping = undefined));
        }, this.pingEveryMs).unref();
        await ended;
        clearInterval(pings);
      } catch {
        await client.end().catch(() => undefined);
      }
      await pause(LISTEN_RETRY_MS, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }
}
