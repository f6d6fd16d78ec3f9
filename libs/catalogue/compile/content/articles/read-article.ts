import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setText } from '@lectern/typography';
import { checkFields, type ReadResult } from '../read-content-file.js';
import { articleFields, type ArticleFields } from './article.schema.js';
import { articleHtml } from './article-html.js';
import { ArticleFault, type ArticleText } from './article-text.js';
import { splitFrontMatter } from './front-matter.js';

export interface ArticleContent {
  /** The file's name, and the last part of its address. */
  slug: string;
  fields: ArticleFields;
  text: ArticleText;
}

/** Reads and checks `content/articles/<slug>.md`. */
export async function readArticle(root: string, slug: string): Promise<ReadResult<ArticleContent>> {
  const file = `content/articles/${slug}.md`;
  const refused = (message: string): ReadResult<never> => ({ problems: [{ file, key: '', message }] });
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return refused('must have a name of small letters, digits and hyphens: it becomes the address');
  }
  const split = splitFrontMatter(await readFile(join(root, file), 'utf8'));
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
