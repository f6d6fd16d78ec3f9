import { crc32 } from 'node:zlib';

import type { WholeSubjectData } from './subject-data.js';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const safe = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

const LOOKS = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:17px/1.55 Georgia,serif;color:#1d2433}
h2{margin-top:2rem}dt{font-weight:bold}dd{margin:0 0 .5rem}li{margin-bottom:.5rem}small{color:#555}
pre{overflow:auto;padding:1rem;background:#f4f1ea;white-space:pre-wrap;font-size:13px}`;

/**
 * What is kept of somebody, for their own eyes: one page that any browser shows and any printer prints.
 * @param madeAt the moment it tells of
 */
export function subjectDataPage(
  { email, facts, events, data, leavesOut }: WholeSubjectData,
  madeAt: Date,
): string {
  const known = facts.map(({ label, value }) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`);
  const told = events.map(
    ({ at, what, detail }) =>
      `<li><small>${safe(at.slice(0, 16).replace('T', ' '))} UTC</small><br>${safe(what)}${detail ? `<br><small>${safe(detail)}</small>` : ''}</li>`,
  );
  const missing = leavesOut.map(({ what, why }) => `<dt>${safe(what)}</dt><dd>${safe(why)}</dd>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What is kept of ${safe(email)}</title>
<style>${LOOKS}</style><h1>What is kept of ${safe(email)}</h1>
<p>As of ${safe(madeAt.toISOString().slice(0, 16).replace('T', ' '))} UTC. The file person.json beside this one holds the same for programs.</p>
<h2>In short</h2><dl>${known.join('\n')}</dl>
<h2>What happened</h2><ol>${told.join('\n')}</ol>
<h2>What is not in here</h2><dl>${missing.join('\n')}</dl>
<h2>Every field</h2><pre>${safe(JSON.stringify(data, null, 2))}</pre></html>
`;
}

interface ArchivedFile {
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
