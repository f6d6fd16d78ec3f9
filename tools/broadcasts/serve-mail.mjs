// A real mail server that keeps of each email only who got it, and what names it. Says in a line of JSON where it is;
// answers each line that it is sent with what it has received. Ends when its standard input does.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('smtp-server')} */
const { SMTPServer } = createRequire(inRoot('backend/package.json'))('smtp-server');

/** Message-IDs by address, in the order in which they came. @type {Map<string, string[]>} */
const received = new Map();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    let head = '';
    stream.on('data', (/** @type {Buffer} */ chunk) => {
      if (!/^message-id:.*\n/im.test(head)) head += chunk.toString('latin1');
    });
    stream.on('end', () => {
      const [, messageId = ''] = /^message-id:\s*(<[^>]*>)/im.exec(head) ?? [];
      for (const { address } of session.envelope.rcptTo) {
        received.set(address, [...(received.get(address) ?? []), messageId]);
      }
      done();
    });
  },
});

// A site that is killed leaves its connections half open: the mail it was sending is sent again.
server.on('error', () => undefined);

/** What is wrong is for whoever compares it with the list of readers to say. */
function account() {
  const all = [...received.values()];
  const repeated = all.filter((ids) => ids.length > 1);
  return {
    addresses: received.size,
    messages: all.reduce((sum, ids) => sum + ids.length, 0),
    repeated: repeated.reduce((sum, ids) => sum + ids.length - 1, 0),
    renamed: repeated.filter((ids) => new Set(ids).size > 1).length,
  };
}

server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const address = server.server.address();
if (!address || typeof address === 'string') throw new Error('The system gave no port.');
process.stdout.write(`${JSON.stringify({ port: address.port })}\n`);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === '"forget"') received.clear();
    process.stdout.write(`${JSON.stringify(account())}\n`);
  })
  .on('close', () => process.exit());
