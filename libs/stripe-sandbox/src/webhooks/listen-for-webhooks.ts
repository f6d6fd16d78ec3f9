import pg from 'pg';
import { WEBHOOK_CHANNEL } from '../events/record-event.js';
import type { SandboxLog } from '../sandbox-log.js';

const RECONNECT_MS = 2000;

/** Calls `wake` for each new webhook. LISTEN occupies its own connection; while it is down, the sweep finds them. */
export function listenForWebhooks(
  pool: pg.Pool,
  wake: () => void,
  log: SandboxLog,
): { stop(): Promise<void> } {
  let stopped = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  const lost = (failed: pg.Client, error?: unknown) => {
    if (client !== failed) return;
    client = undefined;
    failed.end().catch(() => undefined);
    if (stopped) return;
    if (error !== undefined) log({ kind: 'failure', where: 'webhook wake-up', error });
    again = setTimeout(connect, RECONNECT_MS).unref();
  };

  function connect(): void {
    const fresh = new pg.Client(pool.options);
    client = fresh;
    fresh.on('notification', wake);
    fresh.on('error', (error) => lost(fresh, error));
    fresh.on('end', () => lost(fresh));
    fresh
      .connect()
      .then(() => fresh.query(`listen ${WEBHOOK_CHANNEL}`))
      .then(wake)
      .catch((error: unknown) => lost(fresh, error));
  }

  connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(again);
      const open = client;
      client = undefined;
      await open?.end().catch(() => undefined);
    },
  };
}
