import { createRequire } from 'node:module';

import { startServer } from '../bench/server-process.mjs';
import { inRoot } from '../start/paths.mjs';

/** @typedef {{ addresses: number, messages: number, repeated: number, renamed: number }} Account */

/**
 * Starts a mail server in a process of its own, which outlives the site.
 * @param {import('../bench/endings.mjs').Endings} endings
 */
export async function startMailServer(endings) {
  const server = startServer(inRoot('tools/broadcasts/serve-mail.mjs'), { endings });
  /** @type {{ port: number }} */
  const { port } = JSON.parse(await Promise.race([server.nextLine(), server.failure]));
  /** @param {'count' | 'forget'} what @returns {Promise<Account>} */
  const ask = async (what) => {
    const answer = server.nextLine();
    server.tell(JSON.stringify(what));
    return JSON.parse(await Promise.race([answer, server.failure]));
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** What has arrived so far. */
    count: () => ask('count'),
    forget: () => ask('forget'),
  };
}

/** @type {typeof import('nodemailer')} */
const nodemailer = createRequire(inRoot('backend/package.json'))('nodemailer');

/**
 * The same email by nodemailer alone: one connection, one after the other, and nothing noted.
 * @param {string} smtpUrl
 * @param {{ html: string, text: string, subject: string }} letter
 * @param {number} count
 * @returns {Promise<number>} mails a second
 */
export async function sendBare(smtpUrl, letter, count) {
  const transport = nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 1 });
  const startedMs = performance.now();
  for (let number = 0; number < count; number++) {
    const to = `bare-${number}@example.com`;
    await transport.sendMail({ from: 'site@example.com', to, messageId: `<${to}>`, ...letter });
  }
  const seconds = (performance.now() - startedMs) / 1_000;
  transport.close();
  return count / seconds;
}
