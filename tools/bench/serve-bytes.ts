// The least that a Node process can do: it answers every request with one body from memory, and /metrics with its own
// processor time. Reads the answer as a line of JSON.
import { createServer } from 'node:http';

import { readInput, serve } from '../harness/server-process.js';

const { status, rawHeaders, base64 } = await readInput<{
  status: number;
  rawHeaders: string[];
  base64: string;
}>();
const body = Buffer.from(base64, 'base64');

function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const server = createServer((request, response) => {
  if (request.url === '/metrics') {
    response.end(`process_cpu_seconds_total ${processorSeconds()}\n`);
    return;
  }
  response.writeHead(status, rawHeaders);
  response.end(body);
});
await serve(server);
