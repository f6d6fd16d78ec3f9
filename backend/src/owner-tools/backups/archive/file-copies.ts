import { createHash } from 'node:crypto';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { Configuration } from '../../../platform/config/configuration.js';
import { openStoredFiles } from '../../../platform/storage/open-stored-files.js';
import { DiskStoredFiles } from '../../../platform/storage/stored-files.disk.js';
import {
  MissingFileError,
  type StoredFile,
  type StoredFiles,
} from '../../../platform/storage/stored-files.js';
import { AGE, encrypted } from './age.js';
import { BackupError } from './backup-error.js';

/** Copies of the site's files at the place of backups, which all of its backups share. */
export const FILES = 'files/';

/** A line of a backup's list of files. */
export interface CopiedFile {
  /** Storage and key: `files/books/a.pdf`. */
  path: string;
  bytes: number;
  sha256: string;
}

/** Storages of a site, by the first part of a path; its caches are left out. */
export async function openSources(configuration: Configuration): Promise<Record<string, StoredFiles>> {
  const folder = (name: string) => new DiskStoredFiles(path.join(configuration.dataDir, name));
  return {
    files: await openStoredFiles(configuration),
    mail: folder('mail'),
    'embed-loaders': folder('embed-loaders'),
  };
}

/** 32 hexadecimal digits. A file never changes under its name, so path and size identify it. */
export const idOf = ({ path: file, bytes }: Pick<CopiedFile, 'path' | 'bytes'>): string =>
  createHash('sha256').update(`${file}\0${bytes}`).digest('hex').slice(0, 32);

const KEY = /^files\/[0-9a-f]{2}\/([0-9a-f]{32})-([0-9a-f]{64})(\.age)?$/;

export const idIn = (key: string): string | undefined => KEY.exec(key)?.[1];

const prefixOf = (id: string) => `${FILES}${id.slice(0, 2)}/${id}-`;

export const copyKey = (file: CopiedFile, isEncrypted: boolean): string =>
  `${prefixOf(idOf(file))}${file.sha256}${isEncrypted ? AGE : ''}`;

export const readWhole = async (files: StoredFiles, { key, bytes }: StoredFile): Promise<Readable> =>
  bytes === 0 ? Readable.from([]) : files.read(key, 0, bytes - 1);

async function sha256Of(content: Readable, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(content, hash, { signal });
  return hash.digest('hex');
}

export class FileCopies {
  copied = 0;
  count = 0;
  bytes = 0;
  private readonly ids: Buffer[] = [];

  constructor(
    private readonly place: StoredFiles,
    private readonly recipients: readonly string[],
    private readonly signal: AbortSignal,
  ) {}

  /** Ids of all copied files, 16 bytes each. */
  get index(): Buffer {
    return Buffer.concat(this.ids);
  }

  /** Copies what is not at the place yet. Yields every file as a line of JSON. */
  async *copyAll(sources: Readonly<Record<string, StoredFiles>>): AsyncGenerator<Buffer> {
    for (const [root, source] of Object.entries(sources))
      for await (const file of source.list()) {
        this.signal.throwIfAborted();
        const copied = await this.copy(root, source, file);
        if (!copied) continue;
        this.count += 1;
        this.bytes += copied.bytes;
        this.ids.push(Buffer.from(idOf(copied), 'hex'));
        yield Buffer.from(`${JSON.stringify(copied)}\n`);
      }
  }

  /** @returns undefined if the file has been removed */
  private async copy(root: string, source: StoredFiles, file: StoredFile): Promise<CopiedFile | undefined> {
    const wanted = { path: `${root}/${file.key}`, bytes: file.bytes };
    const known = await this.find(idOf(wanted));
    if (known) return { ...wanted, sha256: known };
    try {
      const sha256 = await sha256Of(await readWhole(source, file), this.signal);
      await this.write({ ...wanted, sha256 }, await readWhole(source, file));
      this.copied += 1;
      return { ...wanted, sha256 };
    } catch (error) {
      if (error instanceof MissingFileError) return undefined;
      throw error;
    }
  }

  private async find(id: string): Promise<string | undefined> {
    for await (const { key } of this.place.list(prefixOf(id))) {
      const [, , sha256, age] = KEY.exec(key) ?? [];
      if (sha256 && Boolean(age) === this.recipients.length > 0) return sha256;
    }
    return undefined;
  }

  private async write(file: CopiedFile, content: Readable): Promise<void> {
    const isEncrypted = this.recipients.length > 0;
    const stored = isEncrypted ? await encrypted(content, this.recipients) : content;
    await this.place.write(copyKey(file, isEncrypted), stored, this.signal);
  }
}

/** Passes the content on, and fails at its end if it is not the listed file. */
export function checkedContent(content: Readable, { path: file, bytes, sha256 }: CopiedFile): Readable {
  const hash = createHash('sha256');
  let read = 0;
  const check = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      read += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      const isSame = read === bytes && hash.digest('hex') === sha256;
      done(isSame ? null : new BackupError(`The copy of ${file} is damaged.`));
    },
  });
  content.on('error', (error) => check.destroy(error));
  return content.pipe(check);
}
