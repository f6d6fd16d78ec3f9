// Runs a PostgreSQL for tests until its standard input closes, so that it ends with whoever started it,
// however that one ended. Prints the address on one line.
import { startTestServer } from './test-server.js';

// A Ctrl-C reaches the whole group: whoever started this stops it when its own work has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const server = await startTestServer();
process.stdout.write(`${server.url}\n`);
process.stdin.resume();
process.stdin.on('close', () => void server.stop());
