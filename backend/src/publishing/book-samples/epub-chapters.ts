import type { Node } from 'prosemirror-model';

import { EpubArchive } from '../../platform/uploads/documents/epub-archive.js';
import { documentOfChapter, sampleTextOf, withLabels } from './chapter-text.js';
import { countWords, cutBefore, cutFrom, placeOf } from './cut-text.js';
import { type ContentsEntry, type EpubContents, readContents } from './epub-contents.js';
import { type BookElement, openXhtml } from './open-xhtml.js';
import {
  type ChapterText,
  type EpubChapter,
  MAX_CHAPTER_TITLE,
  MAX_SAMPLE_CHARACTERS,
  MAX_TEXT_BYTES,
  MIN_CHAPTER_WORDS,
} from './sample-rules.js';

/** Where a chapter begins, and where the next one does. */
interface Range {
  from: Pick<ContentsEntry, 'at' | 'anchor'>;
  to: Pick<ContentsEntry, 'at' | 'anchor'>;
}

/** Runs `work` on an opened ePub. @throws InvalidDocument if it is none */
async function withBook<T>(filePath: string, work: (book: OpenBook) => Promise<T>): Promise<T> {
  const archive = await EpubArchive.open(filePath);
  try {
    return await work(await OpenBook.read(archive));
  } finally {
    archive.close();
  }
}

/** Chapters that are long enough for a sample, in the order of the contents. */
export const listChapters = (filePath: string): Promise<EpubChapter[]> =>
  withBook(filePath, (book) => book.chapters());

/** The text of a chapter with all that is within it; undefined if there is none of this number. */
export const readChapter = (filePath: string, number: number): Promise<ChapterText | undefined> =>
  withBook(filePath, (book) => book.text(number));

class OpenBook {
  private constructor(
    private readonly archive: EpubArchive,
    private readonly contents: EpubContents,
    private readonly entries: readonly ContentsEntry[],
  ) {}

  static async read(archive: EpubArchive): Promise<OpenBook> {
    const contents = await readContents(archive);
    const { entries } = contents;
    const open = async (at: number) =>
      openXhtml(await archive.readXml(contents.spine[at] ?? '', MAX_TEXT_BYTES));
    return new OpenBook(archive, contents, entries.length > 0 ? entries : await headings(contents, open));
  }

  async chapters(): Promise<EpubChapter[]> {
    const before = await this.wordsBefore();
    return this.entries.flatMap(({ title, level }, number) => {
      const { from, to } = this.rangeOf(number);
      const words = before(to) - before(from);
      return words < MIN_CHAPTER_WORDS || title === '' ? [] : [{ number, title, level, words }];
    });
  }

  async text(number: number): Promise<ChapterText | undefined> {
    const entry = this.entries[number];
    if (!entry) return undefined;
    const { from, to } = this.rangeOf(number);
    const documents: Node[] = [];
    let length = 0;
    for (let { at } = from; at <= to.at && at < this.contents.spine.length; at += 1) {
      const body = await this.open(at);
      const end = at === to.at ? placeOf(body, to.anchor) : undefined;
      if (at === to.at && !end && at !== from.at) break;
      if (end) cutFrom(body, end);
      const start = at === from.at ? placeOf(body, from.anchor) : undefined;
      if (start) cutBefore(body, start);
      const document = withLabels(documentOfChapter(body), documents.length + 1);
      documents.push(document);
      length += document.textContent.length;
      if (length > MAX_SAMPLE_CHARACTERS) break;
    }
    const { text, words, isShortened } = sampleTextOf(documents, entry.title);
    return { title: entry.title, text, words, isShortened, language: this.contents.language };
  }

  /** A chapter ends where the next one of its level, or of one above, begins. */
  private rangeOf(number: number): Range {
    const { spine } = this.contents;
    const from = this.entries[number] ?? { at: 0, anchor: '', level: 1 };
    const to = this.entries
      .slice(number + 1)
      .find(
        ({ level, at, anchor }) => level <= from.level && (at > from.at || (at === from.at && anchor !== '')),
      );
    return { from, to: to ?? { at: spine.length, anchor: '' } };
  }

  /** Words of the book before a place. */
  private async wordsBefore(): Promise<(place: Range['from']) => number> {
    const anchors = new Map<string, number>();
    let sum = 0;
    for (const at of this.contents.spine.keys()) {
      const body = await this.open(at);
      const before = countWords(body);
      const own = this.entries.filter((entry) => entry.at === at);
      for (const { anchor } of [{ anchor: '' }, ...own])
        anchors.set(`${at}#${anchor}`, sum + (before.get(placeOf(body, anchor) ?? body) ?? 0));
      sum += before.get(null) ?? 0;
    }
    return ({ at, anchor }) => anchors.get(`${at}#${anchor}`) ?? (at >= this.contents.spine.length ? sum : 0);
  }

  private async open(at: number): Promise<BookElement> {
    return openXhtml(await this.archive.readXml(this.contents.spine[at] ?? '', MAX_TEXT_BYTES));
  }
}

/** Files that begin with a heading, for an ePub without contents. */
async function headings(
  { spine }: EpubContents,
  open: (at: number) => Promise<BookElement>,
): Promise<ContentsEntry[]> {
  const found: ContentsEntry[] = [];
  for (const at of spine.keys()) {
    const heading = (await open(at)).querySelector('h1, h2, h3');
    const title = (heading?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_CHAPTER_TITLE);
    if (title !== '') found.push({ title, level: 1, at, anchor: '' });
  }
  return found;
}
