import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

import { withDeadline } from '../deadline.js';
import { SIZE_PROBE_TIMEOUT_MS } from './email-limits.js';

/** Asks a mail server for its maximum message size (EHLO, RFC 1870). Undefined if it names none or cannot be reached. */
export async function announcedSize(options: SMTPConnectionOptions): Promise<number | undefined> {
  const connection = new SMTPConnection(options);
  // Errors after the answer must not crash the process.
  connection.on('error', () => undefined);
  try {
    const connected = new Promise<void>((resolve, reject) => {
      connection.connect((error?: Error | null) => (error ? reject(error) : resolve()));
      connection.once('error', reject);
    });
    await withDeadline(SIZE_PROBE_TIMEOUT_MS, connected);
    const [, size] = /^250[ -]SIZE (\d{1,15})/im.exec(String(connection.lastServerResponse)) ?? [];
    return Number(size) || undefined;
  } catch {
    return undefined;
  } finally {
    connection.close();
  }
}
