import { Injectable } from '@nestjs/common';
import { constants } from 'node:fs';
import { lstat, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Address } from 'postal-mime';

import { Configuration } from '../../platform/config/configuration.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetKeptEmails } from './kept-emails.jobs.js';
import type { KeptMailDto, KeptMailHeadDto, KeptMailPageDto } from './kept-emails.dto.js';

function written(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name && name !== address ? `${name} <${address}>` : address))
    .join(', ');
}

/** An email as people read it. @param writtenAtMs counts where it names no date that can be read */
async function readMail(name: string, raw: Buffer, writtenAtMs: number): Promise<KeptMailDto> {
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

const PAGE_SIZE = 50;

const CURSOR = /^(\d{1,15}(?:\.\d{1,10})?)_(.+)$/;

/** As the transport that keeps them names them: no path, no hidden file, none that is half written. */
const NAME = /^[A-Za-z0-9][\w.-]{0,200}\.eml$/;

/** A link would lead out of the folder. */
const NO_LINKS = constants.O_RDONLY | constants.O_NOFOLLOW;

const LARGEST_BYTES = 10 * 1024 * 1024;

interface KeptFile {
  name: string;
  writtenAtMs: number;
}

/** The emails that a site at home kept in a folder instead of sending them. */
@Injectable()
export class KeptEmails {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = path.join(dataDir, 'mail');
  }

  /** The newest first, a page at a time. @throws DomainError for a page that is not known */
  async list(cursor?: string): Promise<KeptMailPageDto> {
    const files = await this.listFiles();
    const rest = cursor ? files.slice(behind(files, cursor)) : files;
    const page = rest.slice(0, PAGE_SIZE);
    const heads = await Promise.all(
      page.map(async ({ name, writtenAtMs }): Promise<KeptMailHeadDto | undefined> => {
        const raw = await this.readFile(name);
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

  /** @throws DomainError where there is none of this name */
  async read(name: string): Promise<KeptMailDto> {
    return readMail(name, await this.readRaw(name), 0);
  }

  /** As it lies on disk (RFC 5322). @throws DomainError where there is none of this name */
  async readRaw(name: string): Promise<Buffer> {
    const raw = await this.readFile(name);
    if (!raw) throw new DomainError('not-found', 'MAIL.NOT_KEPT', 'We can’t find this email.');
    return raw;
  }

  /** The newest first; none where nothing was kept yet. */
  private async listFiles(): Promise<KeptFile[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => NAME.test(name));
    const files = await Promise.all(names.map((name) => this.look(name)));
    return files
      .filter((file) => file !== undefined)
      .sort((a, b) => b.writtenAtMs - a.writtenAtMs || b.name.localeCompare(a.name));
  }

  /** @returns undefined where there is no such email, and for every name that is none */
  private async readFile(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    const file = await open(path.join(this.folder, name), NO_LINKS).catch(() => undefined);
    try {
      const facts = await file?.stat();
      return facts?.isFile() && facts.size <= LARGEST_BYTES ? await file?.readFile() : undefined;
    } finally {
      await file?.close();
    }
  }

  /** Passes over a name that there is none of. */
  @HandlesJob(forgetKeptEmails)
  async remove({ names }: { names: string[] }): Promise<void> {
    for (const name of names) if (NAME.test(name)) await rm(path.join(this.folder, name), { force: true });
  }

  /** Undefined where it was taken away meanwhile. */
  private async look(name: string): Promise<KeptFile | undefined> {
    const facts = await lstat(path.join(this.folder, name)).catch(() => undefined);
    return facts?.isFile() ? { name, writtenAtMs: facts.mtimeMs } : undefined;
  }
}

/** How many files come before the next page, also where the last one of the page before is gone. */
function behind(files: readonly { name: string; writtenAtMs: number }[], cursor: string): number {
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
