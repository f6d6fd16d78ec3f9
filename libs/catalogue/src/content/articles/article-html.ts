import {
  type ArticleContext,
  type ArticleHtml,
  articleHtml as render,
  documentOf,
  type Fault,
  faultOf,
  readMarkdown,
} from '@lectern/rich-text';
import { faultMessage } from '@lectern/rich-text/fault-texts';

export type ArticleText = Omit<ArticleHtml, 'faults'>;

/** A part that articles do not support. The message follows the file's name. */
export class ArticleFault extends Error {
  override readonly name = 'ArticleFault';

  /** @param line counts from 1; undefined for a fault of the whole text */
  constructor(
    readonly fault: Fault,
    readonly line?: number,
  ) {
    super(`${faultMessage(fault)}${line === undefined ? '' : ` (line ${line})`}`);
  }
}

/**
 * Converts an article's Markdown (docs/rich-text.md) to HTML.
 * @param bodyLine line number of the first line of `body`
 * @throws ArticleFault with the line number
 */
export function articleHtml(body: string, bodyLine: number, context: ArticleContext): ArticleText {
  const { doc, faults: unread, lines } = readMarkdown(body);
  const { faults: unfit, ...text } = render(doc, context);
  const faults = [
    ...unread,
    ...unfit.map(({ block, ...fault }) => ({ ...fault, line: block && lines.get(block) })),
  ];
  const [first] = faults.toSorted((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity));
  if (!first) return text;
  const { line, ...fault } = first;
  throw new ArticleFault(fault, line === undefined ? undefined : line + bodyLine - 1);
}

/**
 * Converts a document that Markdown cannot hold to the HTML of an article.
 * @param json of a document of the schema
 * @throws ArticleFault
 */
export function articleDocumentHtml(json: unknown, context: ArticleContext): ArticleText {
  const doc = documentOf(json);
  if (!doc) throw new ArticleFault(faultOf('document'));
  const { faults, ...text } = render(doc, context);
  const [first] = faults;
  if (first) throw new ArticleFault(first);
  return text;
}
