// The least that a Node process can do to hand out a file: it is streamed to everyone. Reads its path as a line of JSON, and
// ends when its standard input does.
import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const [line] = await once(createInterface({ input: process.stdin }), 'line');
/** @type {{ file: string }} */
const { file } = JSON.parse(line);

const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-length': statSync(file).size, 'content-type': 'application/pdf' });
  createReadStream(file).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The system gave no port.');
  process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
});
process.stdin.on('close', () => process.exit());
