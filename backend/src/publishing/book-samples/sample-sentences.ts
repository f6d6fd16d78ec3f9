import { DomainError } from '../../platform/http/domain-error.js';

export const noEpub = () =>
  new DomainError(
    'not-found',
    'BOOKS.NO_EPUB',
    'This book has no ePub yet. Add it to the files for sale, then choose a chapter of it.',
  );

export const noChapters = () =>
  new DomainError(
    'unprocessable',
    'BOOKS.NO_CHAPTERS',
    'This ePub names no chapters to choose from. Add a table of contents in the program that made it, or type the sample yourself.',
  );

export const unreadableEpub = () =>
  new DomainError(
    'unprocessable',
    'BOOKS.UNREADABLE_EPUB',
    'This ePub can’t be read, so there are no chapters to choose from. Please export it again and add the new file.',
  );

export const unknownChapter = () =>
  new DomainError(
    'not-found',
    'BOOKS.UNKNOWN_CHAPTER',
    'The ePub no longer has this chapter. Please choose another one.',
  );

export const slowBook = () =>
  new DomainError(
    'unprocessable',
    'BOOKS.SLOW_EPUB',
    'Reading the chapters of this ePub takes too long. Please try again, or type the sample yourself.',
  );

export const unknownSample = () =>
  new DomainError('not-found', 'BOOKS.NO_SAMPLE', 'This sample is no longer here.');
