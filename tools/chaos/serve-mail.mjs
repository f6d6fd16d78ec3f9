// A real mail server that keeps every email as a file of a folder, named as its first argument. Says in a line of JSON
// where it is; ends when its standard input does.
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('smtp-server')} */
const { SMTPServer } = createRequire(inRoot('backend/package.json'))('smtp-server');

const { MAIL_FOLDER: folder = '' } = process.env;
if (!folder) throw new Error('MAIL_FOLDER is not set.');
await mkdir(folder, { recursive: true });
let count = 0;

/** @param {Buffer} source */
async function keep(source) {
  const file = path.join(folder, `${String((count += 1)).padStart(6, '0')}.eml`);
  await writeFile(`${file}.part`, source);
  await rename(`${file}.part`, file);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    /** @type {Buffer[]} */
    const chunks = [];
    stream.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    stream.on('end', () => {
      keep(Buffer.concat(chunks)).then(() => done(), done);
    });
  },
});
// A sender who has gone away in the middle.
server.on('error', () => undefined);

server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const address = server.server.address();
if (!address || typeof address === 'string') throw new Error('The system gave no port.');
process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
process.stdin.resume().on('close', () => process.exit());
