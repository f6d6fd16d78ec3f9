import PostalMime, { type Address } from 'postal-mime';

import type { KeptMailDto } from './kept-mail.dto.js';

function written(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : address))
    .join(', ');
}

/** A letter as people read it. @param writtenAtMs counts where it names no date that can be read */
export async function readMail(name: string, raw: Buffer, writtenAtMs: number): Promise<KeptMailDto> {
  const mail = await PostalMime.parse(raw);
  const date = new Date(mail.date ?? '');
  return {
    name,
    date: Number.isNaN(date.getTime()) ? new Date(writtenAtMs) : date,
    from: mail.from ? written([mail.from]) : '',
    to: written(mail.to ?? []),
    subject: mail.subject ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
}
