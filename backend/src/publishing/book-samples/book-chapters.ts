import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { Injectable } from '@nestjs/common';

import { BookProducts } from '../../commerce/index.js';
import { MissingFileError, StoredFiles } from '../../platform/storage/stored-files.js';
import { InvalidDocument } from '../../platform/uploads/documents/document-errors.js';
import { UploadFolder } from '../../platform/uploads/upload-folder.js';
import { productIdOf } from '../added-books/added-book-rules.js';
import { AddedBooks } from '../added-books/added-books.js';
import { type ChaptersAnswer, readChapters } from './read-chapters.js';
import { type ChapterText, type EpubChapter, MAX_EPUB_BYTES } from './sample-rules.js';
import { noChapters, noEpub, slowBook, unknownChapter, unreadableEpub } from './sample-sentences.js';

/** Chapters of the ePub of a book that the owner added. */
@Injectable()
export class BookChapters {
  constructor(
    private readonly books: AddedBooks,
    private readonly products: BookProducts,
    private readonly files: StoredFiles,
    private readonly folder: UploadFolder,
  ) {}

  /** @throws DomainError if there is no ePub, or it has no chapters */
  async list(bookId: string): Promise<EpubChapter[]> {
    const { chapters = [] } = await this.read(bookId);
    if (chapters.length === 0) throw noChapters();
    return chapters;
  }

  /** @throws DomainError as `list`, and for an unknown chapter */
  async text(bookId: string, number: number): Promise<ChapterText> {
    const { text } = await this.read(bookId, number);
    if (!text || text.text === '') throw unknownChapter();
    return text;
  }

  private async read(bookId: string, number?: number): Promise<ChaptersAnswer> {
    await this.books.find(bookId);
    const key = await this.products.epubKey(productIdOf(bookId));
    const sizeBytes = key === undefined ? undefined : await this.files.size(key);
    if (key === undefined || !sizeBytes) throw noEpub();
    if (sizeBytes > MAX_EPUB_BYTES) throw slowBook();
    const folder = await this.folder.open();
    try {
      const filePath = path.join(folder, 'book.epub');
      await pipeline(await this.files.read(key, 0, sizeBytes - 1), createWriteStream(filePath));
      return await readChapters({ filePath, ...(number === undefined ? {} : { number }) });
    } catch (error) {
      if (error instanceof InvalidDocument) throw unreadableEpub();
      throw error instanceof MissingFileError ? noEpub() : error;
    } finally {
      await this.folder.close(folder);
    }
  }
}
