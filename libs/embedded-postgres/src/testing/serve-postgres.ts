// Runs a test PostgreSQL until standard input closes, so that it ends with its parent process in any case.
// Prints its URL on one line.
import { startTestServer } from './test-server.js';

// Ctrl-C reaches the whole process group, but the parent stops this server after its own cleanup.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const server = await startTestServer();
process.stdout.write(`${server.url}\n`);
process.stdin.resume();
process.stdin.on('close', () => void server.stop());
