import { crc32 } from 'node:zlib';

import type { WholeSubjectData } from './subject-data.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const STYLES = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:17px/1.55 Georgia,serif;color:#1d2433}
h2{margin-top:2rem}dt{font-weight:bold}dd{margin:0 0 .5rem}li{margin-bottom:.5rem}small{color:#555}
pre{overflow:auto;padding:1rem;background:#f4f1ea;white-space:pre-wrap;font-size:13px}`;

export function subjectDataPage(
  { email, facts, events, data, leavesOut }: WholeSubjectData,
  madeAt: Date,
): string {
  const known = facts.map(({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`);
  const happened = events.map(
    ({ at, what, detail }) =>
      `<li><small>${escapeHtml(at.slice(0, 16).replace('T', ' '))} UTC</small><br>${escapeHtml(what)}${detail ? `<br><small>${escapeHtml(detail)}</small>` : ''}</li>`,
  );
  const missing = leavesOut.map(({ what, why }) => `<dt>${escapeHtml(what)}</dt><dd>${escapeHtml(why)}</dd>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Data about ${escapeHtml(email)}</title>
<style>${STYLES}</style><h1>Data about ${escapeHtml(email)}</h1>
<p>As of ${escapeHtml(madeAt.toISOString().slice(0, 16).replace('T', ' '))} UTC. The file person.json has the same data for programs.</p>
<h2>Summary</h2><dl>${known.join('\n')}</dl>
<h2>What happened</h2><ol>${happened.join('\n')}</ol>
<h2>What isn’t included</h2><dl>${missing.join('\n')}</dl>
<h2>Every field</h2><pre>${escapeHtml(JSON.stringify(data, null, 2))}</pre></html>
`;
}

interface ArchivedFile {
  /** ASCII. */
  name: string;
  content: Buffer;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const FLAGS = 0x0800;

/** DOS date and time in steps of two seconds, in UTC. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return day * 0x10000 + time;
}

/** Fields that the local header and the central directory share: version to name length; method 0 (stored). */
function commonFields({ name, content }: ArchivedFile, at: Date): Buffer {
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

/** ZIP archive of a few small files, uncompressed (PKWARE's APPNOTE 6.3). */
export function zipArchive(files: readonly ArchivedFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const fields = commonFields(file, at);
    const entry = Buffer.concat([uint32(LOCAL), fields, name, file.content]);
    const madeBy = Buffer.from([VERSION, 0]);
    // The ten zero bytes: no comment, first disk, no attributes.
    directory.push(uint32(CENTRAL), madeBy, fields, Buffer.alloc(10), uint32(offset), name);
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
