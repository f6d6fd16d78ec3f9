interface Box {
  type: string;
  start: number;
  end: number;
}

const HEADER_BYTES = 8;
/** Below these boxes is the codec of a track (ISO 14496-12). */
const CODEC_PATH = ['mdia', 'minf', 'stbl', 'stsd'];

/** Sibling boxes between two offsets; stops at a truncated one. */
function boxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + HEADER_BYTES <= to;) {
    const size = file.readUInt32BE(at);
    if (size < HEADER_BYTES || at + size > to) break;
    const type = file.toString('latin1', at + 4, at + HEADER_BYTES);
    found.push({ type, start: at + HEADER_BYTES, end: at + size });
    at += size;
  }
  return found;
}

const childOf = (file: Buffer, box: Box | undefined, type: string): Box | undefined =>
  box && boxes(file, box.start, box.end).find((child) => child.type === type);

export interface Mp4Sound {
  durationMs: number;
  /** Of all tracks: `mp4a` is AAC. */
  codecs: string[];
}

export const isMp4 = (file: Buffer): boolean => file.toString('latin1', 4, 8) === 'ftyp';

/** Length and codecs of an M4A file; undefined if it is damaged. */
export function readMp4Sound(file: Buffer): Mp4Sound | undefined {
  const outer = boxes(file, 0, file.length);
  const movie = outer.find(({ type }) => type === 'moov');
  const header = childOf(file, movie, 'mvhd');
  if (!movie || !header || header.end - header.start < 32 || !outer.some(({ type }) => type === 'mdat'))
    return undefined;
  // 8.2.2: version 1 has 64-bit times.
  const isLong = file.readUInt8(header.start) === 1;
  const timescale = file.readUInt32BE(header.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(file.readBigUInt64BE(header.start + 24))
    : file.readUInt32BE(header.start + 16);
  const tracks = boxes(file, movie.start, movie.end).filter(({ type }) => type === 'trak');
  const codecs = tracks.map((track) => {
    const described = CODEC_PATH.reduce<Box | undefined>((box, type) => childOf(file, box, type), track);
    return described ? file.toString('latin1', described.start + 12, described.start + 16) : '';
  });
  const durationMs = timescale > 0 ? Math.round((duration / timescale) * 1_000) : 0;
  return { durationMs, codecs };
}
