import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';

import { createTarDecoder } from 'modern-tar';

import { BackupError } from './backup-error.js';
import {
  type BackupHeader,
  type BackupManifest,
  HEADER,
  MANIFEST,
  type Member,
  readHeader,
  readManifest,
} from './manifest.js';

/** Reads a member's content to its end. */
type ReadMember = (name: string, content: Readable, bytes: number) => Promise<void>;

const damaged = (error: unknown) =>
  error instanceof BackupError
    ? error
    : new BackupError('The backup is damaged or cut short: its contents cannot be read.', { cause: error });

/** System errors, such as a full disk, are not errors of the archive. */
const isOfSystem = (error: unknown) => typeof (error as NodeJS.ErrnoException).syscall === 'string';

async function* hashed(content: ReadableStream<Uint8Array>, member: { bytes: number; sha256: string }) {
  const hash = createHash('sha256');
  for await (const chunk of content) {
    hash.update(chunk);
    member.bytes += chunk.length;
    yield chunk;
  }
  member.sha256 = hash.digest('hex');
}

/**
 * Reads a decrypted archive and compares each member with the manifest.
 * @param known migrations of this program
 * @throws BackupError if the archive is damaged, cut short, or of a newer release
 */
export async function readArchive(
  content: Readable,
  known: readonly string[],
  read: ReadMember,
): Promise<BackupManifest> {
  const gunzip = createGunzip();
  content.on('error', (error) => gunzip.destroy(error));
  const tar = Readable.toWeb(content.pipe(gunzip)) as ReadableStream<Uint8Array>;
  const entries = tar.pipeThrough(createTarDecoder({ strict: true }) as never) as ReadableStream<{
    header: { name: string; size: number };
    body: ReadableStream<Uint8Array>;
  }>;
  let header: BackupHeader | undefined;
  let manifest: BackupManifest | undefined;
  const found: Member[] = [];
  try {
    for await (const { header: entry, body } of entries) {
      const member: Member = { name: entry.name, bytes: 0, sha256: '' };
      const source = Readable.from(hashed(body, member));
      if (entry.name === MANIFEST) manifest = readManifest(String(await buffer(source)));
      else if (header) await read(entry.name, source, entry.size);
      else if (entry.name === HEADER) header = readHeader(String(await buffer(source)), known);
      else throw new BackupError('This is not a backup of Lectern.');
      if (entry.name !== MANIFEST) found.push(member);
    }
  } catch (error) {
    content.destroy();
    throw isOfSystem(error) ? error : damaged(error);
  }
  if (!manifest) throw new BackupError('The backup is cut short: its last part is missing.');
  compare(manifest.members, found);
  return manifest;
}

function compare(listed: readonly Member[], found: readonly Member[]): void {
  const byName = new Map(found.map((member) => [member.name, member]));
  for (const { name, bytes, sha256 } of listed) {
    const member = byName.get(name);
    if (!member) throw new BackupError(`The backup is damaged: ${name} is missing in it.`);
    if (member.bytes !== bytes || member.sha256 !== sha256)
      throw new BackupError(`The backup is damaged: ${name} has changed.`);
  }
  if (found.length !== listed.length)
    throw new BackupError('The backup is damaged: it has parts that its list does not name.');
}
