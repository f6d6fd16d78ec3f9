import { Logger } from '@nestjs/common';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Time for the database server and the log after the deadline. */
const EXIT_GRACE_MS = 5_000;

interface Deadline {
  stopMs: number;
  cutOff?: () => void;
}

/** Exits after the deadline. Running jobs are as safe as in a crash: the next start retries them. */
function exitAfter({ stopMs, cutOff }: Deadline): void {
  const force = () => {
    new Logger('Shutdown').error({
      message: 'stopping takes too long: connections are closed, running jobs are left to the next start',
      stopMs,
    });
    cutOff?.();
    setTimeout(() => process.exit(1), EXIT_GRACE_MS);
  };
  setTimeout(force, stopMs).unref();
}

/** Runs `stop` once at the first signal, then ends the process; further signals change nothing. */
export function onShutdownSignal(stop: () => Promise<unknown>, deadline: Deadline): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      exitAfter(deadline);
      stop().then(
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
 * Logs an uncaught error, then exits as Node would. Node would print the whole error, which may contain personal data.
 */
export function onCrash(log: (error: unknown) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    log(error);
    process.exit(1);
  });
}
