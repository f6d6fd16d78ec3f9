// Asks the site that runs beside it on PORT whether it is ready: the health check of the image. Ends with 0
// when the answer is yes.

/** Shorter than the engine's own patience, so that the reason is told. */
const timeoutMs = 4_000;

const port = process.env.PORT;

try {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(timeoutMs) });
  console.log(await answer.text());
  process.exitCode = answer.ok ? 0 : 1;
} catch (error) {
  console.log(`Port ${port} does not answer: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
