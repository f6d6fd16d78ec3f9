export interface ReadTag {
  texts: Record<string, string>;
  picture: { mime: string; bytes: Buffer } | null;
}

const headerBytes = 10;

/** @throws for a file without such a tag */
export function readId3(file: Buffer): ReadTag {
  if (file.toString('latin1', 0, 3) !== 'ID3' || file[3] !== 3) throw new Error('There is no ID3v2.3 tag.');
  const length = [...file.subarray(6, 10)].reduce((sum, byte) => sum * 128 + byte, 0);
  const tag: ReadTag = { texts: {}, picture: null };
  for (let at = headerBytes; at + headerBytes <= headerBytes + length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32BE(at + 4);
    const content = file.subarray(at + headerBytes, at + headerBytes + size);
    if (name === 'APIC') tag.picture = pictureOf(content);
    else tag.texts[name] = name === 'COMM' ? commentOf(content) : wide(content.subarray(1));
    at += headerBytes + size;
  }
  return tag;
}

function wide(bytes: Buffer): string {
  return bytes.toString('utf16le').replace(/^\uFEFF/, '');
}

/** Encoding, language, a description ending in two zeros, and the text. */
function commentOf(content: Buffer): string {
  const [description = '', words = ''] = content.subarray(4).toString('utf16le').split('\0');
  return (words === '' ? description : words).replace(/^\uFEFF/, '');
}

function pictureOf(content: Buffer): { mime: string; bytes: Buffer } {
  const mimeEnd = content.indexOf(0, 1);
  const kindBytes = 1;
  const descriptionEnd = content.indexOf(0, mimeEnd + 1 + kindBytes);
  return { mime: content.toString('latin1', 1, mimeEnd), bytes: content.subarray(descriptionEnd + 1) };
}
