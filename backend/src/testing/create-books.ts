import { crc32, deflateRawSync } from 'node:zlib';

import PDFDocument from 'pdfkit';

interface PdfInput {
  pages?: number;
  text?: string;
  /** Needed to open it. */
  userPassword?: string;
  /** Opens without a password, and forbids copying. */
  ownerPassword?: string;
}

export async function createPdf({
  pages = 2,
  text = 'A quiet page.',
  ...locks
}: PdfInput = {}): Promise<Buffer> {
  const document = new PDFDocument({ ...locks, pdfVersion: '1.7' });
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) document.addPage();
    document.text(`${text} ${page}`);
  }
  document.end();
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export interface ZipEntry {
  name: string;
  content: Buffer | string;
  isStored?: boolean;
  /** A false size in the directory. */
  declaredBytes?: number;
  flags?: number;
  /** UTF-8 name without the UTF-8 flag. */
  isUnflagged?: boolean;
  /** `name` is bytes of an undeclared encoding. */
  isLatin1?: boolean;
  /** Extra field of the local header. */
  extra?: Buffer;
}

export function createZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, content, isStored = false, declaredBytes, flags = 0, extra = Buffer.alloc(0) } = entry;
    const plain = Buffer.from(content);
    const data = isStored ? plain : deflateRawSync(plain);
    const label = Buffer.from(name, entry.isLatin1 ? 'latin1' : 'utf8');
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE((entry.isUnflagged || entry.isLatin1 ? 0 : 0x0800) | flags, 2);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(plain), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(declaredBytes ?? plain.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const here = Buffer.from(facts);
    here.writeUInt16LE(extra.length, 24);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), here, label, extra, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, label]));
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

const PACKAGE = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
  <manifest><item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>
  <spine><itemref idref="one"/></spine>
</package>`;

export const epubEntries = (text = 'A flowing page.'): ZipEntry[] => [
  { name: 'mimetype', content: 'application/epub+zip', isStored: true },
  { name: 'META-INF/container.xml', content: CONTAINER },
  { name: 'OEBPS/book.opf', content: PACKAGE },
  {
    name: 'OEBPS/one.xhtml',
    content: `<html xmlns="http://www.w3.org/1999/xhtml"><body>${text}</body></html>`,
  },
];

export const createEpub = (text?: string): Buffer => createZip(epubEntries(text));

/** The first bytes of a Kindle book. */
export function createMobi({ kind = 'BOOKMOBI', lock = 0 } = {}): Buffer {
  const book = Buffer.alloc(200);
  book.write('A quiet book', 0, 'latin1');
  book.write(kind, 60, 'latin1');
  book.writeUInt16BE(1, 76);
  book.writeUInt32BE(96, 78);
  book.writeUInt16BE(lock, 96 + 12);
  return book;
}
