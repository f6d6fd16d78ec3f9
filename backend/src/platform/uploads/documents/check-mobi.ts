import { open } from 'node:fs/promises';

import { InvalidDocument, readPart } from './document-errors.js';

/** Of a Palm database: what it is stands at byte 60, and from byte 78 on where its records begin. */
const KIND_AT = 60;
const RECORDS_AT = 78;
const RECORD_ENTRY_BYTES = 8;
/** In the first record of a book: 0 where it is not locked to a device. */
const LOCK_AT = 12;

/** A Kindle book is a Palm database of the kind BOOKMOBI. */
export async function checkMobi(filePath: string): Promise<void> {
  const file = await open(filePath, 'r');
  try {
    const head = await readPart(file, 0, RECORDS_AT + RECORD_ENTRY_BYTES);
    if (head.toString('latin1', KIND_AT, KIND_AT + 8) !== 'BOOKMOBI')
      throw new InvalidDocument('isn’t really a MOBI book, despite its name.');
    const { size } = await file.stat();
    const isWhole = head.length === RECORDS_AT + RECORD_ENTRY_BYTES && head.readUInt16BE(76) > 0;
    const firstAt = isWhole ? head.readUInt32BE(RECORDS_AT) : size;
    const first = await readPart(file, firstAt, 16);
    if (first.length < 16) throw new InvalidDocument('is damaged: it ends before its first page.');
    if (first.readUInt16BE(LOCK_AT) !== 0)
      throw new InvalidDocument('is locked to a device, so your readers couldn’t open it.');
  } finally {
    await file.close();
  }
}
