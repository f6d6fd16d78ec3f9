import { setTimeout as pause } from 'node:timers/promises';

import { defaultTimeLimits } from '../config/time-limits.js';
import { LISTEN_RETRY_MS, PING_EVERY_MS } from './database-limits.js';
import { ResilientClient, connectionLimits } from './resilient-client.js';

/** Reconnects after a lost connection, then calls `onNotification` with an empty payload, as notifications may be lost. */
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

  get isListening(): boolean {
    return this.isConnected;
  }

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
