import { readFile } from 'node:fs/promises';
import { setText } from '@lectern/typography';
import { isMap, parseDocument } from 'yaml';
import { z } from 'zod';

import { calendarDate, keywords, text } from '../fields.js';
import { checkFields, placeOf, type ReadResult } from '../read-content-file.js';
import { remembered } from '../remembered.js';
import { unfitName } from '../unfit-name.js';
import { ArticleFault, articleHtml, type ArticleText } from './article-html.js';

/** Search engines truncate longer descriptions. */
const shortText = text.max(
  160,
  'must be 160 characters or fewer, because search engines cut off longer descriptions',
);

/** Front matter of `content/articles/<slug>.md`, between two `---` lines. */
const articleFields = z.strictObject({
  title: text,
  excerpt: shortText,
  /** One of `categories` in pages/blog.json. */
  category: text.optional(),
  publishedDate: calendarDate,
  updatedDate: calendarDate.optional(),
  featured: z.boolean('must be true or false, without quotation marks').default(false),
  keywords: keywords.default([]),
  /** Folders of content/books; the first sets the article's colors. */
  relatedBooks: z
    .array(text, 'must be a list of book folders')
    .max(3, 'must name three books or fewer')
    .default([]),
  pictureAlt: text,
});

type ArticleFields = z.infer<typeof articleFields>;

const FENCED = /^---\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/;

export type FrontMatter =
  | {
      fields: unknown;
      body: string;
      /** Line number of the first line of `body`, from 1. */ bodyLine: number;
    }
  | { fault: string };

export const splitFrontMatter = remembered((source: string): FrontMatter => {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const fenced = FENCED.exec(text);
  if (!fenced) return { fault: 'must begin with its fields between two lines of "---"' };
  const document = parseDocument(fenced[1] ?? '');
  const [failure] = document.errors;
  if (failure) {
    const line = failure.linePos?.[0].line ?? 0;
    return { fault: `cannot be read near line ${line + 1}: ${failure.message.split('\n')[0] ?? ''}` };
  }
  if (!isMap(document.contents)) return { fault: 'must begin with fields such as "title: …"' };
  return {
    fields: document.toJS(),
    body: text.slice(fenced[0].length),
    bodyLine: fenced[0].split('\n').length,
  };
});

/** @throws ArticleFault */
const textOf = remembered((body: string, bodyLine: string, language: string): ArticleText =>
  articleHtml(body, Number(bodyLine), { language }),
);

export interface ArticleContent {
  /** File name, and last part of the address. */
  slug: string;
  fields: ArticleFields;
  text: ArticleText;
  markdown: string;
}

/** @param language of the site, BCP 47 */
export async function readArticle(
  folder: string,
  slug: string,
  language: string,
): Promise<ReadResult<ArticleContent>> {
  const file = `content/articles/${slug}.md`;
  const refused = (message: string): ReadResult<never> => ({ problems: [{ file, key: '', message }] });
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return refused(unfitName(slug));
  }
  const split = splitFrontMatter(await readFile(placeOf(folder, file), 'utf8'));
  if ('fault' in split) return refused(split.fault);
  const checked = checkFields(file, split.fields, articleFields);
  if ('problems' in checked) return checked;
  const { title, excerpt, ...rest } = checked.value;
  const fields = { ...rest, title: setText(title, language), excerpt: setText(excerpt, language) };
  try {
    const text = textOf(split.body, String(split.bodyLine), language);
    return text.wordCount > 0
      ? { value: { slug, fields, text, markdown: split.body.trim() } }
      : refused('must have text');
  } catch (error) {
    if (error instanceof ArticleFault) return refused(error.message);
    throw error;
  }
}
