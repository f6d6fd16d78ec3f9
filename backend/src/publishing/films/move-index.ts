import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { innerBoxes, type Mp4Box, type Mp4Facts, readBox } from '@lectern/catalogue/content';

/** Boxes on the way to the tables of positions. */
const CONTAINERS = ['trak', 'mdia', 'minf', 'stbl'];
const MAX_POSITION = 0xffff_ffff;

/**
 * Writes a film with its index (`moov`) before its pictures, so that it plays while it loads.
 * @returns whether it could be written: positions in the index must be valid
 */
export async function moveIndexToFront(path: string, { boxes }: Mp4Facts, target: string): Promise<boolean> {
  const index = boxes.find(({ type }) => type === 'moov');
  const first = boxes.find(({ type }) => type === 'mdat');
  if (!index || !first) return false;
  const { head, content } = await readIndex(path, index);
  const shift = index.end - index.at;
  if (!shiftPositions(content, { from: first.at, to: index.at, by: shift })) return false;
  const others = boxes.filter((box) => box !== index);
  const before = others.filter(({ at }) => at < first.at);
  const after = others.filter(({ at }) => at >= first.at);
  async function* parts() {
    for (const box of before) yield* bytesOf(path, box);
    yield head;
    yield content;
    for (const box of after) yield* bytesOf(path, box);
  }
  await pipeline(Readable.from(parts()), createWriteStream(target));
  return true;
}

async function readIndex(path: string, index: Mp4Box): Promise<{ head: Buffer; content: Buffer }> {
  const source = await open(path);
  try {
    const header = { ...index, start: index.at, end: index.start };
    return { head: await readBox(source, header), content: await readBox(source, index) };
  } finally {
    await source.close();
  }
}

const bytesOf = (path: string, { at, end }: Mp4Box): AsyncIterable<Buffer> =>
  createReadStream(path, { start: at, end: end - 1 });

interface Shift {
  /** Positions within these bytes move. */
  from: number;
  to: number;
  by: number;
}

/** ISO 14496-12, 8.7.5: `stco` has positions of 32 bits, `co64` of 64. */
function shiftPositions(moov: Buffer, shift: Shift): boolean {
  const tables = tablesIn(moov, 0, moov.length);
  return tables.length > 0 && tables.every((table) => shiftTable(moov, table, shift));
}

function tablesIn(moov: Buffer, from: number, to: number): Mp4Box[] {
  return innerBoxes(moov, from, to).flatMap((box) => {
    if (box.type === 'stco' || box.type === 'co64') return [box];
    return CONTAINERS.includes(box.type) ? tablesIn(moov, box.start, box.end) : [];
  });
}

function shiftTable(moov: Buffer, { type, start, end }: Mp4Box, { from, to, by }: Shift): boolean {
  const width = type === 'stco' ? 4 : 8;
  const count = end - start < 8 ? -1 : moov.readUInt32BE(start + 4);
  if (count < 0 || start + 8 + count * width > end) return false;
  for (let at = start + 8; at < start + 8 + count * width; at += width) {
    const position = width === 4 ? moov.readUInt32BE(at) : Number(moov.readBigUInt64BE(at));
    const moved = position >= from && position < to ? position + by : position;
    if (width === 8) moov.writeBigUInt64BE(BigInt(moved), at);
    else if (moved > MAX_POSITION) return false;
    else moov.writeUInt32BE(moved, at);
  }
  return true;
}
