import { open } from 'node:fs/promises';

import { InvalidDocument } from './document-errors.js';
import { readPart } from './read-part.js';

/** Offsets in a Palm database: its type, and the list of its records. */
const TYPE_AT = 60;
const RECORDS_AT = 78;
const RECORD_ENTRY_BYTES = 8;
/** In the first record; 0 if the book is not encrypted. */
const ENCRYPTION_AT = 12;

/** A Kindle book is a Palm database of type BOOKMOBI. @throws InvalidDocument */
export async function checkMobi(filePath: string): Promise<void> {
  const file = await open(filePath, 'r');
  try {
    const head = await readPart(file, 0, RECORDS_AT + RECORD_ENTRY_BYTES);
    if (head.toString('latin1', TYPE_AT, TYPE_AT + 8) !== 'BOOKMOBI')
      throw new InvalidDocument('isn’t really a MOBI book, despite its name.');
    const { size } = await file.stat();
    const hasRecords = head.length === RECORDS_AT + RECORD_ENTRY_BYTES && head.readUInt16BE(76) > 0;
    const firstAt = hasRecords ? head.readUInt32BE(RECORDS_AT) : size;
    const first = await readPart(file, firstAt, 16);
    if (first.length < 16) throw new InvalidDocument('is damaged: it ends before its first page.');
    if (first.readUInt16BE(ENCRYPTION_AT) !== 0)
      throw new InvalidDocument('is locked to a device, so your readers couldn’t open it.');
  } finally {
    await file.close();
  }
}
