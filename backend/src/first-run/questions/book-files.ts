import { rename } from 'node:fs/promises';
import path from 'node:path';

import { pictureLimitPixels } from '@lectern/catalogue/content';

import { sentenceIn } from '../../platform/http/sentence-catalogues.js';
import { checkDocument } from '../../platform/uploads/documents/check-document.js';
import { DocumentCheckFailed, InvalidDocument } from '../../platform/uploads/documents/document-errors.js';
import { readHead } from '../../platform/uploads/read-head.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import type { BookAnswer, KeptBookFile, KeptFile } from '../draft.js';
import { filled, messagesIn } from '../messages.js';
import type { Asked } from './question.js';

type Kind = 'jpg' | 'png' | 'pdf' | 'epub';

const HEAD_BYTES = 1_024;
const MILLION = 1_000_000;
const PICTURE_NAME = /\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

/** A file that cannot be the cover or the book; `field` is the control that shows why. */
class InvalidFile extends Error {
  constructor(
    readonly field: 'cover' | 'book',
    sentence: string,
  ) {
    super(sentence);
  }
}

/** Kind of a file by its first bytes. A PDF may begin after some others. */
async function kindOf(filePath: string): Promise<Kind | undefined> {
  const head = (await readHead(filePath, HEAD_BYTES)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('PK')) return 'epub';
  return head.includes('%PDF-') ? 'pdf' : undefined;
}

/** @throws InvalidFile if it is damaged or has too many pixels */
async function checkCover({ name, path: file }: UploadedFile, { language }: Asked): Promise<void> {
  const { book: m } = messagesIn(language);
  const { default: sharp } = await import('sharp');
  const damaged = () => new InvalidFile('cover', filled(m.coverDamaged, { name }));
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const pixels = width * height;
  if (pixels > pictureLimitPixels) {
    const [found, most] = [Math.ceil(pixels / MILLION), pictureLimitPixels / MILLION];
    throw new InvalidFile('cover', filled(m.coverPixels, { name, found, most }));
  }
  const decoded = sharp(file, { failOn: 'error' }).resize({ width: 2 }).raw().toBuffer();
  await decoded.catch(() => {
    throw damaged();
  });
}

/** @throws InvalidFile if readers cannot open it */
async function checkBook(
  { name, path: file }: UploadedFile,
  format: 'pdf' | 'epub',
  { language }: Asked,
): Promise<number | null> {
  try {
    return (await checkDocument(format, file)).pages;
  } catch (error) {
    if (!(error instanceof InvalidDocument) && !(error instanceof DocumentCheckFailed)) throw error;
    throw new InvalidFile('book', sentenceIn(language, `“${name}” ${error.message}`));
  }
}

async function keep(file: UploadedFile, kind: Kind, asked: Asked): Promise<KeptFile> {
  const { name, sizeBytes, sha256 } = file;
  const fileName = `${sha256.slice(0, 16)}.${kind}`;
  await rename(file.path, asked.pathOf(fileName));
  return { name, fileName, sizeBytes, sha256 };
}

async function add(file: UploadedFile, answer: BookAnswer, asked: Asked): Promise<BookAnswer> {
  const { book: m } = messagesIn(asked.language);
  const { name } = file;
  const kind = await kindOf(file.path);
  if (!kind)
    throw PICTURE_NAME.test(path.basename(name))
      ? new InvalidFile('cover', filled(m.notCover, { name }))
      : new InvalidFile('book', filled(m.notBook, { name }));
  if (kind === 'jpg' || kind === 'png') {
    await checkCover(file, asked);
    return { ...answer, cover: await keep(file, kind, asked) };
  }
  const pages = await checkBook(file, kind, asked);
  const kept: KeptBookFile = { ...(await keep(file, kind, asked)), format: kind, pages };
  return { ...answer, files: [...answer.files.filter(({ format }) => format !== kind), kept] };
}

/**
 * Adds received files to the answer: a picture is the cover, a PDF or an ePub the book. Each takes the place of one of
 * its kind.
 */
export async function addFiles(
  files: readonly UploadedFile[],
  before: BookAnswer,
  asked: Asked,
): Promise<{ answer: BookAnswer; faults: Record<string, string> }> {
  let answer = before;
  const faults: Record<string, string> = {};
  for (const file of files) {
    try {
      answer = await add(file, answer, asked);
    } catch (error) {
      if (!(error instanceof InvalidFile)) throw error;
      faults[error.field] ??= error.message;
    }
  }
  return { answer, faults };
}
