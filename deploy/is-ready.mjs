// Asks the part of the site that runs beside it whether it is ready: the health check of the image. Without
// arguments it reads ROLE, PORT and METRICS_PORT as that part did. Ends with 0 when the answer is yes.

/** Shorter than the engine's timeout, so that the reason is logged. */
const timeoutMs = 4_000;

const { ROLE, PORT, METRICS_PORT } = process.env;
const port = ROLE === 'worker' ? METRICS_PORT : PORT;

try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
  console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.log(`Port ${port} does not answer: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
