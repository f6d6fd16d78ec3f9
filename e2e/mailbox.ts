import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

import { queryDatabase } from './site-database.js';

/** Cache by file name: stored emails do not change, and there are hundreds. */
const known = new Map<string, Promise<Email | undefined>>();

/** Emails in the folder to which a site writes them instead of sending. */
export async function emailsIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map((name) => {
      // A file may be deleted between listing and reading.
      const file = path.join(folder, name);
      const read = () => readFile(file).catch(() => undefined);
      const mail = known.get(file) ?? read().then((raw) => raw && PostalMime.parse(raw));
      known.set(file, mail);
      return mail;
    }),
  );
  return mails.filter((mail) => mail !== undefined);
}

const keptEmails = () => emailsIn(path.join(process.env['SITE_DATA_DIR'] ?? '', 'mail'));

/** Whether the site has recorded that the email was sent, which happens shortly after it is written. */
async function isRecorded({ messageId = '' }: Email): Promise<boolean> {
  const sent = `SELECT 1 FROM mail_deliveries WHERE '<' || message_id || '>' = $1`;
  return (await queryDatabase(sent, [messageId])).length > 0;
}

/** Waits for an email to an address whose subject starts with a text. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await keptEmails();
        found = mails.find((mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject));
        return found !== undefined && (await isRecorded(found));
      },
      { message: `a letter "${subject}" to ${address}`, intervals: [100] },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** A path in an email's text that matches a pattern. */
export function pathIn(mail: Email, pattern: RegExp): string {
  const [path] = pattern.exec(mail.text ?? '') ?? [];
  if (path === undefined) throw new Error(`The letter "${mail.subject}" has no link ${pattern}.`);
  return path;
}

/**
 * Number of emails to an address whose subject starts with a text: other journeys may write to all subscribers, or to
 * the owner.
 */
export async function mailCount(address: string, subject = ''): Promise<number> {
  const mails = await keptEmails();
  return mails.filter((mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject))
    .length;
}

/** Download links of an email in order: PDF, ePub. */
export function downloadLinks(mail: Email): string[] {
  return [...(mail.text ?? '').matchAll(/https?:\/\/\S+\/d\/[\w-]{43}/g)].map(([address]) => address);
}
