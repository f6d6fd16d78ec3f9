const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** For what still can be ended well once nobody is waited for any more: the database's server, a last line of the log. */
const FAREWELL_MS = 5_000;

interface Deadline {
  stopMs: number;
  /** Ends what is waited for and can be ended: connections of visitors. */
  cutOff?: () => void;
}

/** Ends the process in any case. Jobs in hand are as safe as at a crash: the next start does them. */
function endBy({ stopMs, cutOff }: Deadline): void {
  const hurry = () => {
    process.stderr.write(
      `Stopping has taken ${stopMs / 1_000} s: open connections are closed, and jobs in hand are left to the next start.\n`,
    );
    cutOff?.();
    setTimeout(() => process.exit(1), FAREWELL_MS);
  };
  setTimeout(hurry, stopMs).unref();
}

/** Runs `stop` once at the first signal, then ends the process; further signals change nothing. */
export function onShutdownSignal(stop: () => Promise<unknown>, deadline: Deadline): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      endBy(deadline);
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}

/**
 * Tells of an error that nobody caught, then ends the process, as Node itself would; but Node would print all that
 * the error holds, and that may be somebody's order.
 */
export function onCrash(tell: (error: unknown) => void): void {
  process.on('uncaughtException', (error: unknown) => {
    tell(error);
    process.exit(1);
  });
}
