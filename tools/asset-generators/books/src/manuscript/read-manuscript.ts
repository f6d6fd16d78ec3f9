import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setText } from '@lectern/typography';
import { readBlocks, readLine } from './blocks.js';
import { bookWords } from './book-words.js';
import { Fields, ManuscriptError, splitFrontMatter } from './front-matter.js';
import type { Epigraph, Inline, Manuscript, Section, SectionKind } from './manuscript.js';

const KINDS: readonly SectionKind[] = ['introduction', 'chapter', 'afterword', 'notes'];

/** Reads a manuscript in the format of content/books/README.md. Throws a {@link ManuscriptError} for the first fault. */
export function readManuscript(
  bookId: string,
  folder: string,
  place = `content/books/${bookId}/manuscript`,
): Manuscript {
  if (!existsSync(folder)) throw new ManuscriptError(place, 1, 'there is no such folder');
  const names = readdirSync(folder).sort();
  const chapters = names.filter((name) => /^\d\d-[a-z0-9-]+\.md$/.test(name));
  const stray = names.find((name) => name.endsWith('.md') && name !== 'book.md' && !chapters.includes(name));
  if (stray) throw new ManuscriptError(`${place}/${stray}`, 1, 'name chapters 01-in-small-letters.md');
  if (chapters.length === 0) throw new ManuscriptError(place, 1, 'there is no chapter yet: add 01-….md');

  const read = (name: string) =>
    new Fields(splitFrontMatter(`${place}/${name}`, readFileSync(join(folder, name), 'utf8')));
  const book = read('book.md');
  const language = book.matching('language', /^[a-z]{2}(-[A-Z]{2})?$/, 'en-US');
  const numbered = book.oneOf('numbered', ['yes', 'no'], 'yes') === 'yes';
  let chapterCount = 0;
  const sections = chapters.map((name) => {
    const section = readSection(name.replace(/\.md$/, ''), read(name), language);
    return numbered && section.kind === 'chapter' ? { ...section, number: (chapterCount += 1) } : section;
  });
  const dedication = book.optionalText('dedication');
  const closingHeading = book.optionalText('closingHeading');
  const aboutHeading = book.optionalText('aboutHeading');
  const manuscript: Manuscript = {
    bookId,
    title: setText(book.text('title'), language),
    subtitle: optionalLine(book.optionalText('subtitle'), language),
    author: book.text('author'),
    language,
    published: book.matching('published', /^\d{4}-\d\d-\d\d$/, '2025-03-01'),
    description: setText(book.text('description'), language),
    keywords: book.lines('keywords'),
    edition: setText(book.text('edition'), language),
    isComplete: book.oneOf('complete', ['yes', 'no'], 'yes') === 'yes',
    dedication: dedication ? markedLine(dedication, book, 'dedication', language) : null,
    epigraph: readEpigraph(book, language),
    copyright: book.lines('copyright').map((line) => markedLine(line, book, 'copyright', language)),
    closingHeading: optionalLine(closingHeading, language),
    aboutHeading: optionalLine(aboutHeading, language) ?? bookWords(language).aboutAuthor,
    aboutAuthor: readBlocks(book.source.body, book.source.file, book.source.bodyLine, language),
    sections,
  };
  book.refuseTheRest();
  return manuscript;
}

function readSection(id: string, fields: Fields, language: string): Section {
  const title = setText(fields.text('title'), language);
  const section: Section = {
    id,
    kind: fields.oneOf('kind', KINDS, 'chapter'),
    number: null,
    title,
    runningTitle: optionalLine(fields.optionalText('runningTitle'), language) ?? title,
    epigraph: readEpigraph(fields, language),
    blocks: readBlocks(fields.source.body, fields.source.file, fields.source.bodyLine, language),
    isFree: fields.oneOf('free', ['yes', 'no'], 'no') === 'yes',
  };
  fields.refuseTheRest();
  if (section.blocks.length === 0) fields.fail('title', 'there is nothing to read below the front matter');
  return section;
}

function readEpigraph(fields: Fields, language: string): Epigraph | null {
  const quotation = fields.quotation('epigraph');
  if (!quotation) return null;
  return {
    text: markedLine(quotation.text, fields, 'epigraph', language),
    source: markedLine(quotation.source, fields, 'epigraph', language),
  };
}

function markedLine(text: string, fields: Fields, key: string, language: string): Inline[] {
  return readLine(text, {
    language,
    refuse: (problem) => fields.fail(key, problem),
    note: () => fields.fail(key, `"${key}" cannot hold a note`),
  });
}

function optionalLine(text: string | null, language: string): string | null {
  return text === null ? null : setText(text, language);
}
