import { crc32 } from 'node:zlib';

export interface ArchivedFile {
  /** Letters, digits, dots and hyphens. */
  name: string;
  content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;

/** The date and time of DOS, in steps of two seconds; UTC, for a file has no zone. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

/** What the local header and the directory say alike: version, flags, method 0 (stored), time, sum, sizes, name. */
function facts({ name, content }: ArchivedFile, at: Date): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(VERSION, 0);
  bytes.writeUInt16LE(FLAGS, 2);
  bytes.writeUInt32LE(dosTime(at), 6);
  bytes.writeUInt32LE(crc32(content), 10);
  bytes.writeUInt32LE(content.length, 14);
  bytes.writeUInt32LE(content.length, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A few small files as one, uncompressed (PKWARE's APPNOTE 6.3). */
export function zipArchive(files: readonly ArchivedFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const about = facts(file, at);
    const entry = Buffer.concat([uint32(LOCAL), about, name, file.content]);
    const madeBy = Buffer.from([VERSION, 0]);
    // No comment, the first disk, no attributes.
    directory.push(uint32(CENTRAL), madeBy, about, Buffer.alloc(10), uint32(offset), name);
    parts.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, uint32(END), end]);
}
