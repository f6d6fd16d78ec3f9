import { readMarkdown, schema, writeDocument } from '@lectern/rich-text';
import { Node } from 'prosemirror-model';
import type { TextValue } from './text-kind.js';

type Body = TextValue['body'];

const docs = new WeakMap<Body, Node>();

const readBody = ({ markdown = '', document }: Body): Node =>
  document ? Node.fromJSON(schema, document) : readMarkdown(markdown).doc;

/** The editor's document of a stored text; always the same one for the same text. */
export function docOf(body: Body): Node {
  const doc = docs.get(body) ?? readBody(body);
  docs.set(body, doc);
  return doc;
}

/** Text to store: Markdown if it holds the whole document. */
export function bodyOf(doc: Node): Body {
  const written = writeDocument(doc);
  const body: Body =
    'markdown' in written ? written : { document: written.document as Record<string, never> };
  docs.set(body, doc);
  return body;
}

export const textFormat = { docOf, bodyOf };
