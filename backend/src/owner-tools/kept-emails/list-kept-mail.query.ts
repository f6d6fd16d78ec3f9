import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import { KeptMails } from './kept-mails.js';
import type { KeptMailHeadDto, KeptMailPageDto } from './kept-mail.dto.js';
import { readMail } from './read-mail.js';

const PAGE_SIZE = 50;
const CURSOR = /^(\d{1,15}(?:\.\d{1,10})?)_(.+)$/;

/** The letters that were kept instead of sent, the newest first, a page at a time. */
@Injectable()
export class ListKeptMail {
  constructor(private readonly mails: KeptMails) {}

  async execute(cursor?: string): Promise<KeptMailPageDto> {
    const files = await this.mails.list();
    const rest = cursor ? files.slice(behind(files, cursor)) : files;
    const page = rest.slice(0, PAGE_SIZE);
    const heads = await Promise.all(
      page.map(async ({ name, writtenAtMs }): Promise<KeptMailHeadDto | undefined> => {
        const raw = await this.mails.read(name);
        if (!raw) return undefined;
        const { date, to, subject } = await readMail(name, raw, writtenAtMs);
        return { name, date, to, subject };
      }),
    );
    const last = page.at(-1);
    return {
      items: heads.filter((head) => head !== undefined),
      nextCursor: last && rest.length > PAGE_SIZE ? `${last.writtenAtMs}_${last.name}` : null,
    };
  }
}

/** How many files come before the next page, also where the last one of the page before is gone. */
function behind(files: readonly { name: string; writtenAtMs: number }[], cursor: string): number {
  const [, time, end = ''] = CURSOR.exec(cursor) ?? [];
  if (!time)
    throw new DomainError(
      'invalid',
      'PAGE.UNKNOWN',
      'This page is not known. Please begin at the first one.',
    );
  const atMs = Number(time);
  const at = files.findIndex(
    ({ name, writtenAtMs }) => writtenAtMs < atMs || (writtenAtMs === atMs && name.localeCompare(end) < 0),
  );
  return at === -1 ? files.length : at;
}
