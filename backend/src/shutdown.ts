import { setTimeout as pause } from 'node:timers/promises';

import { type INestApplicationContext, Logger } from '@nestjs/common';

import { Draining } from './platform/draining.js';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Share of the time limit after which open connections are closed, so that the rest can end in order. */
const CUT_OFF_SHARE = 0.9;

/** npm and process managers pass on a signal that the process group has received already. */
const SAME_SIGNAL_MS = 1_000;

interface Deadline {
  stopMs: number;
  cutOff?: () => void;
  /** A signal that follows another within this time is the same one. */
  sameSignalMs?: number;
}

/** Exits at the deadline, whatever is still open. Running jobs are as safe as in a crash: the next start retries them. */
function exitBy({ stopMs, cutOff }: Deadline): void {
  const force = () => {
    new Logger('Shutdown').error({
      message: 'stopping takes too long: connections are closed, running jobs are left to the next start',
      stopMs,
    });
    process.exit(1);
  };
  setTimeout(() => cutOff?.(), stopMs * CUT_OFF_SHARE).unref();
  setTimeout(force, stopMs).unref();
}

/**
 * Runs `stop` once at the first signal, then ends the process.
 * @param stop receives a signal that is aborted by a second one: it should not wait for others any longer
 */
export function onShutdownSignal(stop: (hurry: AbortSignal) => Promise<unknown>, deadline: Deadline): void {
  const { sameSignalMs = SAME_SIGNAL_MS } = deadline;
  const hurry = new AbortController();
  let firstAtMs: number | undefined;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (firstAtMs !== undefined) {
        if (performance.now() - firstAtMs > sameSignalMs) hurry.abort();
        return;
      }
      firstAtMs = performance.now();
      exitBy(deadline);
      stop(hurry.signal).then(
        () => process.exit(0),
        (error: unknown) => {
          new Logger('Shutdown').error('stopping failed', error);
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Stops an application without losing a request: announces it, keeps the port open while load balancers notice, then closes.
 * @param delayMs how long load balancers may take; 0 for a process without visitors
 * @param hurry ends the delay
 */
export async function drainAndClose(
  app: INestApplicationContext,
  delayMs: number,
  hurry?: AbortSignal,
): Promise<void> {
  new Logger('Lectern').log({ message: 'stopping', delayMs });
  app.get(Draining).begin();
  if (delayMs > 0) await pause(delayMs, undefined, hurry ? { signal: hurry } : {}).catch(() => undefined);
  await app.close();
}

/**
 * Logs an uncaught error, then exits as Node would. Node would print the whole error, which may contain personal data.
 */
export function onCrash(log: (error: unknown) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    log(error);
    process.exit(1);
  });
}
