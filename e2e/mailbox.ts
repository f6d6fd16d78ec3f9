import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

import { queryDatabase } from './site-database.js';

/** By their files: an email that is kept does not change, and there are hundreds of them. */
const known = new Map<string, Promise<Email | undefined>>();

/** The emails in a folder in which a site keeps them instead of sending them. */
export async function lettersIn(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map((name) => {
      // One that was erased between the two looks is none.
      const file = path.join(folder, name);
      const read = () => readFile(file).catch(() => undefined);
      const mail = known.get(file) ?? read().then((raw) => raw && PostalMime.parse(raw));
      known.set(file, mail);
      return mail;
    }),
  );
  return mails.filter((mail) => mail !== undefined);
}

const keptMails = () => lettersIn(path.join(process.env['SITE_DATA_DIR'] ?? '', 'mail'));

/** Whether it is noted that an email has gone, and what follows from that: a moment after it is kept. */
async function isNoted({ messageId = '' }: Email): Promise<boolean> {
  const sent = `SELECT 1 FROM mail_deliveries WHERE '<' || message_id || '>' = $1`;
  return (await queryDatabase(sent, [messageId])).length > 0;
}

/** Waits for the email to an address whose subject begins so. */
export async function mailTo(address: string, subject: string): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await keptMails();
        found = mails.find((mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject));
        return found !== undefined && (await isNoted(found));
      },
      { message: `a letter "${subject}" to ${address}`, intervals: [100] },
    )
    .toBe(true);
  if (!found) throw new Error('unreachable');
  return found;
}

/** The part of an email's text that is a link of this site, as its pattern says. */
export function pathIn(mail: Email, pattern: RegExp): string {
  const [path] = pattern.exec(mail.text ?? '') ?? [];
  if (path === undefined) throw new Error(`The letter "${mail.subject}" has no link ${pattern}.`);
  return path;
}

/** How many emails an address has had whose subject begins so: other journeys may write to all readers, or to the owner. */
export async function mailCount(address: string, subject = ''): Promise<number> {
  const mails = await keptMails();
  return mails.filter((mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject))
    .length;
}

/** The download links of an email, in its order: PDF, ePub. */
export function downloadLinks(mail: Email): string[] {
  return [...(mail.text ?? '').matchAll(/https?:\/\/\S+\/d\/[\w-]{43}/g)].map(([address]) => address);
}
