// The least that a Node process can do to answer: one body and its headers, from memory, to everyone, but for its own
// processor time at /metrics. Reads them as a line of JSON, and ends when its standard input does.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const [line] = await once(createInterface({ input: process.stdin }), 'line');
/** @type {{ status: number, rawHeaders: string[], base64: string }} */
const { status, rawHeaders, base64 } = JSON.parse(line);
const body = Buffer.from(base64, 'base64');

function processorSeconds() {
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
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.stdin.on('close', () => process.exit());
