import { createRequire } from 'node:module';

import { inRoot } from '../start/paths.mjs';

/** @type {typeof import('nodemailer')} */
const nodemailer = createRequire(inRoot('backend/package.json'))('nodemailer');

/**
 * The same letter by nodemailer alone: one connection, one after the other, and nothing noted.
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
