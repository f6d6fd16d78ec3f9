import { Injectable } from '@nestjs/common';
import { constants } from 'node:fs';
import { lstat, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { CURSOR, FILE_NAME, MAX_BYTES, PAGE_SIZE } from './kept-emails-rules.js';
import { forgetKeptEmails } from './kept-emails.jobs.js';
import type { KeptMailDto, KeptMailHeadDto, KeptMailPageDto } from './kept-emails.dto.js';

function formatAddresses(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : address))
    .join(', ');
}

/** @param writtenAtMs used if the email has no valid date */
async function parseEmail(name: string, raw: Buffer, writtenAtMs: number): Promise<KeptMailDto> {
  const mail = await PostalMime.parse(raw);
  const date = new Date(mail.date ?? '');
  return {
    name,
    date: Number.isNaN(date.getTime()) ? new Date(writtenAtMs) : date,
    from: mail.from ? formatAddresses([mail.from]) : '',
    to: formatAddresses(mail.to ?? []),
    subject: mail.subject ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    html: mail.html ?? '',
    text: mail.text ?? '',
  };
}

/** A symbolic link could lead out of the folder. */
const NO_LINKS = constants.O_RDONLY | constants.O_NOFOLLOW;

interface KeptFile {
  name: string;
  writtenAtMs: number;
}

@Injectable()
export class KeptEmails {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = path.join(dataDir, 'mail');
  }

  /** One page, newest first. @throws DomainError for an unknown cursor */
  async list(cursor?: string): Promise<KeptMailPageDto> {
    const files = await this.listFiles();
    const rest = cursor ? files.slice(indexAfter(files, cursor)) : files;
    const page = rest.slice(0, PAGE_SIZE);
    const heads = await Promise.all(
      page.map(async ({ name, writtenAtMs }): Promise<KeptMailHeadDto | undefined> => {
        const raw = await this.readFile(name);
        if (!raw) return undefined;
        const { date, to, subject } = await parseEmail(name, raw, writtenAtMs);
        return { name, date, to, subject };
      }),
    );
    const last = page.at(-1);
    return {
      items: heads.filter((head) => head !== undefined),
      nextCursor: last && rest.length > PAGE_SIZE ? `${last.writtenAtMs}_${last.name}` : null,
    };
  }

  /** @throws DomainError for an unknown name */
  async read(name: string): Promise<KeptMailDto> {
    return parseEmail(name, await this.readRaw(name), 0);
  }

  /** The message (RFC 5322). @throws DomainError for an unknown name */
  async readRaw(name: string): Promise<Buffer> {
    const raw = await this.readFile(name);
    if (!raw) throw new DomainError('not-found', 'MAIL.NOT_KEPT', 'We can’t find this email.');
    return raw;
  }

  private async listFiles(): Promise<KeptFile[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => FILE_NAME.test(name));
    const files = await Promise.all(names.map((name) => this.findFile(name)));
    return files
      .filter((file) => file !== undefined)
      .sort((a, b) => b.writtenAtMs - a.writtenAtMs || b.name.localeCompare(a.name));
  }

  private async readFile(name: string): Promise<Buffer | undefined> {
    if (!FILE_NAME.test(name)) return undefined;
    const file = await open(path.join(this.folder, name), NO_LINKS).catch(() => undefined);
    try {
      const facts = await file?.stat();
      return facts?.isFile() && facts.size <= MAX_BYTES ? await file?.readFile() : undefined;
    } finally {
      await file?.close();
    }
  }

  @HandlesJob(forgetKeptEmails)
  async remove({ names }: { names: string[] }): Promise<void> {
    for (const name of names)
      if (FILE_NAME.test(name)) await rm(path.join(this.folder, name), { force: true });
  }

  private async findFile(name: string): Promise<KeptFile | undefined> {
    const facts = await lstat(path.join(this.folder, name)).catch(() => undefined);
    return facts?.isFile() ? { name, writtenAtMs: facts.mtimeMs } : undefined;
  }
}

/** Index of the first file after a cursor, whose own file may be gone. */
function indexAfter(files: readonly { name: string; writtenAtMs: number }[], cursor: string): number {
  const [, time, end = ''] = CURSOR.exec(cursor) ?? [];
  if (!time)
    throw new DomainError(
      'invalid',
      'PAGE.UNKNOWN',
      'We can’t find this page. Please start with the first one.',
    );
  const atMs = Number(time);
  const at = files.findIndex(
    ({ name, writtenAtMs }) => writtenAtMs < atMs || (writtenAtMs === atMs && name.localeCompare(end) < 0),
  );
  return at === -1 ? files.length : at;
}
