import { readFile } from 'node:fs/promises';
import { setText } from '@lectern/typography';
import { isMap, parseDocument } from 'yaml';
import { z } from 'zod';

import { calendarDate, keywords, text } from '../fields.js';
import { checkFields, placeOf, type ReadResult } from '../read-content-file.js';
import { ArticleFault, articleHtml, type ArticleText } from './article-html.js';

/** What search engines show of a page: longer words are cut off in the middle. */
const shortTitle = text.max(48, 'must be 48 letters or fewer, for search engines cut off what is longer');
const shortText = text.max(160, 'must be 160 letters or fewer, for search engines cut off what is longer');

/** The lines between `---` and `---` at the top of `content/articles/<slug>.md` */
const articleFields = z.strictObject({
  title: shortTitle,
  excerpt: shortText,
  category: z.enum(['faith', 'legal', 'writing', 'personal-growth'], {
    error: 'must be "faith", "legal", "writing" or "personal-growth"',
  }),
  publishedDate: calendarDate,
  updatedDate: calendarDate.optional(),
  featured: z.boolean('must be true or false, without quotation marks'),
  keywords,
  /** Folders of content/books; the first lends the article its colours. */
  relatedBooks: z
    .array(text, 'must be a list of book folders')
    .min(1, 'must name at least one book')
    .max(3, 'must name three books at most'),
  pictureAlt: text,
});

type ArticleFields = z.infer<typeof articleFields>;

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type FrontMatter =
  | {
      fields: unknown;
      body: string;
      /** Line of the file on which `body` begins, from 1. */ bodyLine: number;
    }
  | { fault: string };

/** Splits a file of Markdown into the fields at its top and the text below them. */
export function splitFrontMatter(source: string): FrontMatter {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = FENCED.exec(text);
  if (!fenced) return { fault: 'must begin with its fields, between two lines that hold only "---"' };
  const document = parseDocument(fenced[1] ?? '');
  const [failure] = document.errors;
  if (failure) {
    const line = failure.linePos?.[0].line ?? 0;
    return { fault: `cannot be read near line ${line + 1}: ${failure.message.split('\n')[0] ?? ''}` };
  }
  if (!isMap(document.contents)) return { fault: 'must have fields such as "title: …" at its top' };
  return {
    fields: document.toJS(),
    body: text.slice(fenced[0].length),
    bodyLine: fenced[0].split('\n').length,
  };
}

export interface ArticleContent {
  /** The file's name, and the last part of its address. */
  slug: string;
  fields: ArticleFields;
  text: ArticleText;
}

/** Reads and checks `content/articles/<slug>.md`. */
export async function readArticle(folder: string, slug: string): Promise<ReadResult<ArticleContent>> {
  const file = `content/articles/${slug}.md`;
  const refused = (message: string): ReadResult<never> => ({ problems: [{ file, key: '', message }] });
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return refused('must have a name of small letters, digits and hyphens: it becomes the address');
  }
  const split = splitFrontMatter(await readFile(placeOf(folder, file), 'utf8'));
  if ('fault' in split) return refused(split.fault);
  const checked = checkFields(file, split.fields, articleFields);
  if ('problems' in checked) return checked;
  const { title, excerpt, ...rest } = checked.value;
  const fields = { ...rest, title: setText(title), excerpt: setText(excerpt) };
  try {
    const text = articleHtml(split.body, split.bodyLine);
    return text.wordCount > 0 ? { value: { slug, fields, text } } : refused('must have a text');
  } catch (error) {
    if (error instanceof ArticleFault) return refused(error.message);
    throw error;
  }
}
