import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';

import { withDeadline } from '../deadline.js';

/** Attachments travel as base64, four bytes for three, in lines of 76: 0.73 of an email is left for them. */
export const ATTACHMENT_SHARE = 0.73;

/** A buyer waits for the answer. */
const PROBE_MS = 3_000;

/** The size that a mail server announces with EHLO (RFC 1870). Undefined if it names none or cannot be asked now. */
export async function announcedSize(options: SMTPConnectionOptions): Promise<number | undefined> {
  const connection = new SMTPConnection(options);
  // Errors after the answer do not matter.
  connection.on('error', () => undefined);
  try {
    const connected = new Promise<void>((resolve, reject) => {
      connection.connect((error?: Error | null) => (error ? reject(error) : resolve()));
      connection.once('error', reject);
    });
    await withDeadline(PROBE_MS, connected);
    const [, size] = /^250[ -]SIZE (\d{1,15})/im.exec(String(connection.lastServerResponse)) ?? [];
    return Number(size) || undefined;
  } catch {
    return undefined;
  } finally {
    connection.close();
  }
}
