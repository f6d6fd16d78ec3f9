import { z } from 'zod';
import { optionalListOf, text, texts, textWith } from './fields.js';

const id = z
  .string('must be text between quotation marks')
  .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits, and hyphens');

const file = { id, title: text, description: text, bookId: text.nullable() };

const fileName = (extension: string) =>
  z
    .string('must be text between quotation marks')
    .regex(
      new RegExp(`^[a-z0-9-]+[.]${extension}$`),
      `must be lowercase letters, digits, and hyphens, and end with .${extension}`,
    );

/** Made by the book builder (tools/asset-generators/books), which checks that the chapters exist and are free. */
const printed = z.strictObject({
  from: z
    .string('must be a folder')
    .regex(
      /^(books|booklets)\/[a-z0-9-]+$/,
      'must be a folder of content/, such as books/fresh-start or booklets/five-verses',
    ),
  chapters: texts.nullable(),
  edition: text,
  closing: z.strictObject({ title: text, paragraphs: texts }),
});

const pdf = z.strictObject({ ...file, kind: z.literal('pdf'), fileName: fileName('pdf'), printed });

const audio = z.strictObject({
  ...file,
  kind: z.literal('audio'),
  fileName: fileName('mp3'),
  duration: z
    .string('must be a length such as "2:30"')
    .regex(/^\d+:[0-5]\d$/, 'must be a length such as "2:30"'),
  voiceNote: text,
  transcript: texts,
});

/** A chapter for its book's pages; `attachedName` is the file name of a second copy of the PDF, or null. */
const sampleChapter = pdf.extend({ attachedName: fileName('pdf').nullable() });

const reader = z.strictObject({
  readLabel: text,
  pdfLabel: text,
  filmHeading: text,
  trailerLabel: text,
  readerLabel: text,
  closeLabel: text,
  contentsLabel: text,
  looksLabel: text,
  sizeLabel: text,
  smallerLabel: text,
  largerLabel: text,
  sizeText: text,
  paperLabel: text,
  papers: z.strictObject({ light: text, sepia: text, dark: text }),
  keysText: text,
  loadingText: text,
  failureHeading: text,
  failureText: text,
  retryLabel: text,
  resumedText: text,
  fromStartLabel: text,
  dismissLabel: text,
  progressLabel: text,
  progressText: text,
  leftText: text,
  endText: text,
  onwardLabel: text,
});

/** Of the chapters in `books/<book>/sample.json`. */
const chapter = z.strictObject({
  titleText: textWith('{chapter}'),
  descriptionText: textWith('{title}'),
  /** On the first page of the PDF. */
  edition: text,
  /** Below a chapter that goes on in the book. */
  shortenedText: textWith('{title}'),
  closingHeading: text,
  closingText: textWith('{title}', '{address}'),
});

const download = z.discriminatedUnion('kind', [pdf, audio], {
  error: 'must be of the kind "pdf" or "audio"',
});

export const downloadsFile = z.strictObject({
  reader,
  chapter,
  cards: optionalListOf(download),
  samples: optionalListOf(sampleChapter),
});

export type DownloadsFile = z.infer<typeof downloadsFile>;
export type DownloadFile = z.infer<typeof download>;
export type SampleFile = z.infer<typeof sampleChapter>;
