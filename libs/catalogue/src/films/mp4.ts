import { type FileHandle, open } from 'node:fs/promises';

/** A box of ISO 14496-12. Offsets are in bytes from the beginning of what is read. */
export interface Mp4Box {
  type: string;
  /** Of its header. */
  at: number;
  /** Of its content. */
  start: number;
  end: number;
}

export interface Mp4Track {
  /** `vide` or `soun`; others are subtitles and the like. */
  handler: string;
  /** `avc1` is H.264, `mp4a` is AAC. */
  codec: string;
}

export interface Mp4Facts {
  /** `isom`, `mp42`; `qt  ` is a QuickTime film. */
  brand: string;
  durationSeconds: number;
  /** Whether the index (`moov`) precedes the pictures, so that playback starts while loading. */
  startsAtOnce: boolean;
  /** Whether its pictures are in fragments, which have no common index. */
  isFragmented: boolean;
  tracks: Mp4Track[];
  boxes: Mp4Box[];
}

const headerBytes = 8;
const longHeaderBytes = 16;
/** An index of several hours. */
const maxIndexBytes = 100_000_000;

/** Reads the index of a film, not its pictures. Undefined if the file is no MP4, or ends too early. */
export async function readMp4(path: string): Promise<Mp4Facts | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const boxes = await outerBoxes(file, size);
    const index = boxes.find(({ type }) => type === 'moov');
    const pictures = boxes.find(({ type }) => type === 'mdat');
    if (!index || !pictures || boxes.at(-1)?.end !== size) return undefined;
    if (index.end - index.start > maxIndexBytes) return undefined;
    const moov = await readBox(file, index);
    const durationSeconds = durationIn(moov);
    if (durationSeconds === undefined) return undefined;
    const [first] = boxes;
    const brand = first?.type === 'ftyp' ? (await readBox(file, first)).toString('latin1', 0, 4) : '';
    return {
      brand,
      durationSeconds,
      startsAtOnce: index.at < pictures.at,
      isFragmented: boxes.some(({ type }) => type === 'moof'),
      tracks: innerBoxes(moov, 0, moov.length)
        .filter(({ type }) => type === 'trak')
        .map((track) => trackIn(moov, track)),
      boxes,
    };
  } finally {
    await file.close();
  }
}

export async function readBox(file: FileHandle, { start, end }: Mp4Box): Promise<Buffer> {
  const content = Buffer.alloc(end - start);
  await file.read(content, 0, content.length, start);
  return content;
}

/** Boxes of a file; stops at one that is malformed or longer than the file. */
async function outerBoxes(file: FileHandle, size: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  const header = Buffer.alloc(longHeaderBytes);
  for (let at = 0; at + headerBytes <= size;) {
    const { bytesRead } = await file.read(header, 0, longHeaderBytes, at);
    const box = boxAt(header.subarray(0, bytesRead), 0, size - at);
    if (!box) break;
    boxes.push({ type: box.type, at, start: at + box.start, end: at + box.end });
    at += box.end;
  }
  return boxes;
}

/** Boxes between two offsets; stops at one that is malformed or too long. */
export function innerBoxes(content: Buffer, from: number, to: number): Mp4Box[] {
  const boxes: Mp4Box[] = [];
  for (let at = from; at + headerBytes <= to;) {
    const box = boxAt(content, at, to);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function boxAt(content: Buffer, at: number, to: number): Mp4Box | undefined {
  const short = content.readUInt32BE(at);
  const type = content.toString('latin1', at + 4, at + headerBytes);
  const isLong = short === 1;
  if (isLong && content.length < at + longHeaderBytes) return undefined;
  // A size of 0 is up to the end.
  const size = isLong ? Number(content.readBigUInt64BE(at + headerBytes)) : short === 0 ? to - at : short;
  const start = at + (isLong ? longHeaderBytes : headerBytes);
  return at + size < start || at + size > to ? undefined : { type, at, start, end: at + size };
}

export const childOf = (content: Buffer, box: Mp4Box | undefined, type: string): Mp4Box | undefined =>
  box && innerBoxes(content, box.start, box.end).find((child) => child.type === type);

function durationIn(moov: Buffer): number | undefined {
  const header = innerBoxes(moov, 0, moov.length).find(({ type }) => type === 'mvhd');
  if (!header || header.end - header.start < 32) return undefined;
  // 8.2.2: version 1 has 64-bit times.
  const isLong = moov.readUInt8(header.start) === 1;
  const timescale = moov.readUInt32BE(header.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(moov.readBigUInt64BE(header.start + 24))
    : moov.readUInt32BE(header.start + 16);
  return timescale > 0 ? duration / timescale : undefined;
}

/** Below these boxes is the codec of a track. */
const codecPath = ['minf', 'stbl', 'stsd'];

function trackIn(moov: Buffer, track: Mp4Box): Mp4Track {
  const media = childOf(moov, track, 'mdia');
  const handler = childOf(moov, media, 'hdlr');
  const described = codecPath.reduce<Mp4Box | undefined>((box, type) => childOf(moov, box, type), media);
  return {
    handler: handler ? moov.toString('latin1', handler.start + 8, handler.start + 12) : '',
    codec: described ? moov.toString('latin1', described.start + 12, described.start + 16) : '',
  };
}
