import { setImmediate as breathe } from 'node:timers/promises';

import { readMarkdown } from '@lectern/rich-text';

import { fill } from '../../platform/email/email.js';
import { PAGE, type Setting, TaggedPdf } from '../../platform/pdf/tagged-pdf.pdfkit.js';
import { SampleBlocks, TEXT } from './sample-blocks.js';

export interface PrintedSample {
  title: string;
  /** In Markdown. */
  text: string;
  /** BCP 47 */
  language: string;
  isShortened: boolean;
  author: string;
  siteName: string;
  book: {
    title: string;
    /** Address of its page. */
    url: string;
    /** A JPEG; null if there is none. */
    cover: Buffer | null;
  };
  words: { edition: string; shortenedText: string; closingHeading: string; closingText: string };
}

const LABEL: Setting = { cut: 'label', size: 9, color: 'accent', space: 10, indent: TEXT.indent ?? 0 };
const COVER = { width: 92, height: 138 };

/** Sets a chapter as a small book. Yields to the event loop between paragraphs. */
export async function setSamplePdf(sample: PrintedSample): Promise<Buffer> {
  const { title, text, book, words, author } = sample;
  const sheet = new TaggedPdf(`${title}: ${book.title}`, author, sample.language);
  setTitle(sheet, sample);
  const { doc } = readMarkdown(text);
  const blocks = new SampleBlocks(sheet);
  for (const block of doc.children) {
    blocks.set(block);
    await breathe();
  }
  if (sample.isShortened)
    sheet.add('P', fill(words.shortenedText, { title: book.title }), {
      ...TEXT,
      cut: 'italic',
      color: 'quiet',
    });
  blocks.notes(doc);
  sheet.document.y += 18;
  sheet.keep(90);
  sheet.add('H2', words.closingHeading, { ...TEXT, cut: 'number', size: 16, space: 4 });
  const address = book.url.replace(/^https?:\/\//, '');
  const closing = fill(words.closingText, { title: book.title, address });
  sheet.add('P', closing, { ...TEXT, color: 'accent', link: book.url });
  setFooters(sheet, sample);
  return sheet.finish();
}

/** The cover is decoration: its title is beside it. Many sites are named as their author. */
function setTitle(sheet: TaggedPdf, { title, author, siteName, book, words }: PrintedSample): void {
  const left = PAGE.margin + (TEXT.indent ?? 0);
  const top = sheet.document.y;
  const beside = book.cover ? COVER.width + 20 : 0;
  const { cover } = book;
  if (cover) sheet.draw((paper) => paper.image(cover, left, top, COVER));
  const setting = (own: Setting): Setting => ({
    ...own,
    indent: (TEXT.indent ?? 0) + beside,
    inset: TEXT.inset ?? 0,
  });
  const isNamed = sheet.addLogo((TEXT.indent ?? 0) + beside) || siteName === author;
  if (!isNamed) sheet.add('P', siteName, setting(LABEL));
  sheet.add('P', book.title, setting({ cut: 'number', size: 18, space: 4 }));
  sheet.add('P', author, setting({ cut: 'italic', size: 13, color: 'quiet', space: 12 }));
  sheet.add('P', words.edition, setting({ cut: 'label', size: 9, color: 'quiet' }));
  sheet.document.y = Math.max(sheet.document.y, cover ? top + COVER.height : 0) + 34;
  sheet.add('H1', title, { ...TEXT, cut: 'display', size: 28, space: 18 });
}

function setFooters(sheet: TaggedPdf, { book, title }: PrintedSample): void {
  const { start, count } = sheet.document.bufferedPageRange();
  const { indent = 0, inset = 0 } = TEXT;
  for (let at = start; at < start + count; at += 1) {
    sheet.document.switchToPage(at);
    sheet.draw((paper) => {
      paper.page.margins.bottom = 0;
      const top = PAGE.height - 42;
      const running = { cut: 'label', size: 8, color: 'quiet', indent, inset: inset + 40 } as const;
      sheet.printLine(at === start ? book.title : title, running, top);
      const number = { cut: 'number', size: 10, color: 'quiet', align: 'right', inset } as const;
      sheet.printLine(String(at + 1), number, top - 2);
    }, 'Pagination');
  }
}
