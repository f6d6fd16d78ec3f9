import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';

const parsed = new Map<string, Promise<Email>>();

/** Parses each file once, unless it has changed. */
async function readMail(file: string): Promise<Email> {
  const { mtimeMs } = await stat(file);
  const key = `${file} ${mtimeMs}`;
  const mail = parsed.get(key) ?? readFile(file).then((raw) => PostalMime.parse(raw));
  parsed.set(key, mail);
  return mail;
}

/**
 * Waits until the shop has kept at least `count` emails, to anyone or to one address, oldest first. An email counts once
 * its delivery record is committed, with what it links to.
 */
export function keptEmails(
  { mailDir, pool }: RunningShop,
  count: number,
  address?: string,
): Promise<Email[]> {
  return eventually(`${count} kept mails`, async () => {
    const names = (await readdir(mailDir).catch(() => [])).filter((name) => name.endsWith('.eml'));
    if (names.length < count) return undefined;
    const kept = await Promise.all(names.map((name) => readMail(path.join(mailDir, name))));
    const { rows } = await pool.query<{ id: string }>(
      `SELECT '<' || message_id || '>' AS id FROM mail_deliveries WHERE message_id IS NOT NULL
       ORDER BY sent_at, queued_at`,
    );
    // Date headers have only whole seconds.
    const mails = rows
      .flatMap(({ id }) => kept.filter(({ messageId }) => messageId === id))
      .filter(({ to }) => address === undefined || to?.[0]?.address === address);
    return mails.length < count ? undefined : mails;
  });
}

export function linksIn(mail: Email): string[] {
  return [...(mail.text ?? '').matchAll(/https?:\/\/\S+(\/d\/[\w-]{43})/g)].map((match) => match[1] ?? '');
}
