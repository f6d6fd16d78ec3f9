const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `stop` once at the first signal, then ends the process; further signals change nothing. */
export function onShutdownSignal(stop: () => Promise<unknown>): void {
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
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
