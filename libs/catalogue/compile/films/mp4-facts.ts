/** What the site must know of an MP4 file. */
export interface Mp4Facts {
  durationSeconds: number;
  /** Whether its table of contents stands before its pictures, so that it plays while it arrives. */
  startsAtOnce: boolean;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

const boxHeaderBytes = 8;

/** @throws Error in a clause that follows the name of the file, when the bytes are no MP4 */
export function mp4Facts(file: Buffer): Mp4Facts {
  const outer = boxes(file, 0, file.length);
  const contents = outer.find(({ type }) => type === 'moov');
  const pictures = outer.find(({ type }) => type === 'mdat');
  const header = contents && boxes(file, contents.start, contents.end).find(({ type }) => type === 'mvhd');
  if (!contents || !pictures || !header) throw new Error('is not an MP4 film');
  // ISO 14496-12, 8.2.2: version 1 has times of 64 bits.
  const isLong = file.readUInt8(header.start) === 1;
  const timescale = file.readUInt32BE(header.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(file.readBigUInt64BE(header.start + 24))
    : file.readUInt32BE(header.start + 16);
  return { durationSeconds: duration / timescale, startsAtOnce: contents.start < pictures.start };
}

/** The boxes that lie side by side between two places; what is cut off or malformed ends the list. */
function boxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + boxHeaderBytes <= to) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + boxHeaderBytes);
    if (size < boxHeaderBytes || at + size > to) break;
    found.push({ type, start: at + boxHeaderBytes, end: at + size });
    at += size;
  }
  return found;
}
