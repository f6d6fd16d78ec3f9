export interface Tags {
  title: string;
  album: string;
  artist: string;
  composer?: string;
  year?: string;
  comment: string;
  cover?: { mime: 'image/jpeg' | 'image/png'; bytes: Uint8Array };
}

const utf16 = 1;
const frontCover = 3;

/** Encodes an ID3v2.3 tag (id3.org/id3v2.3.0), which every player supports. */
export function id3(tags: Tags & { lengthMs: number }): Buffer {
  const frames = Buffer.concat([
    textFrame('TIT2', tags.title),
    textFrame('TALB', tags.album),
    textFrame('TPE1', tags.artist),
    ...(tags.composer === undefined ? [] : [textFrame('TCOM', tags.composer)]),
    ...(tags.year === undefined ? [] : [textFrame('TYER', tags.year)]),
    textFrame('TCON', 'Audiobook'),
    textFrame('TLEN', String(tags.lengthMs)),
    frame(
      'COMM',
      Buffer.concat([
        Buffer.from([utf16]),
        Buffer.from('eng'),
        wide(''),
        Buffer.alloc(2),
        wide(tags.comment),
      ]),
    ),
    ...(tags.cover ? [pictureFrame(tags.cover)] : []),
  ]);
  const header = Buffer.alloc(10);
  header.write('ID3');
  header[3] = 3;
  // Four groups of seven bits, so that no byte looks like an MPEG sync.
  for (let index = 0; index < 4; index += 1) header[6 + index] = (frames.length >> (7 * (3 - index))) & 0x7f;
  return Buffer.concat([header, frames]);
}

function textFrame(name: string, text: string): Buffer {
  return frame(name, Buffer.concat([Buffer.from([utf16]), wide(text)]));
}

function pictureFrame({ mime, bytes }: NonNullable<Tags['cover']>): Buffer {
  const [latin1, noDescription] = [0, 0];
  const head = [Buffer.from([latin1]), Buffer.from(`${mime}\0`), Buffer.from([frontCover, noDescription])];
  return frame('APIC', Buffer.concat([...head, bytes]));
}

function frame(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(10);
  header.write(name);
  header.writeUInt32BE(content.length, 4);
  return Buffer.concat([header, content]);
}

function wide(text: string): Buffer {
  return Buffer.from(`\uFEFF${text}`, 'utf16le');
}
