import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import {
  artwork,
  bookById,
  type ChapterSample,
  chapterSamples,
  downloads,
  look,
  publicFiles,
  site,
} from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';

import { Configuration } from '../../platform/config/configuration.js';
import { SingleFlight } from '../../platform/single-flight.js';
import { type PrintedSample, setSamplePdf } from './sample-pdf.js';
import { unknownSample } from './sample-sentences.js';

/** Of some 100 KB each. */
const MAX_KEPT = 20;
/** Pixels of a cover, for its size in print. */
const COVER_WIDTH = 400;

interface SamplePdf {
  version: string;
  bytes: Buffer;
  fileName: string;
}

/** Chapters that visitors read. A PDF is set when it is asked for, and kept in memory until the book changes. */
@Injectable()
export class Samples {
  private readonly kept = new Map<string, Buffer>();
  private readonly flights = new SingleFlight<Buffer>();

  constructor(private readonly configuration: Configuration) {}

  /** @throws DomainError if the book has none */
  find(bookId: string): ChapterSample {
    const sample = chapterSamples.find((each) => each.bookId === bookId);
    if (!sample) throw unknownSample();
    return sample;
  }

  /** @throws DomainError if the book has none */
  async pdf(bookId: string): Promise<SamplePdf> {
    const { reading, text, isShortened } = this.find(bookId);
    const book = bookById(bookId);
    if (!book) throw unknownSample();
    const { title, author, language } = reading;
    const url = `${this.configuration.publicUrl}${book.path}`;
    const printed = {
      ...{ title, text, language, isShortened, author, siteName: site.name },
      ...{ words: downloads.chapter, book: { title: book.title, url } },
    };
    const facts = [printed, book.cover.src, look, artwork.logo, site.country];
    const version = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
    const known = this.kept.get(version);
    const set = async () =>
      setSamplePdf({ ...printed, book: { ...printed.book, cover: await coverOf(book.cover.src) } });
    const bytes = known ?? (await this.flights.do(version, set));
    this.keep(version, bytes);
    return { version, bytes, fileName: `${book.title}: ${title}.pdf` };
  }

  /** The most recent ones. */
  private keep(version: string, bytes: Buffer): void {
    this.kept.delete(version);
    this.kept.set(version, bytes);
    for (const oldest of [...this.kept.keys()].slice(0, -MAX_KEPT)) this.kept.delete(oldest);
  }
}

/** A missing picture is no reason for no sample. */
async function coverOf(src: string): Promise<PrintedSample['book']['cover']> {
  const file = publicFiles.find(({ address }) => address === src)?.file;
  if (file === undefined) return null;
  const bytes = await readFile(file).catch(() => null);
  return (
    bytes &&
    (await sharp(bytes)
      .resize(COVER_WIDTH)
      .jpeg({ quality: 85 })
      .toBuffer()
      .catch(() => null))
  );
}
