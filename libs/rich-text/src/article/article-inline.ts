import { setText } from '@lectern/typography';
import type { Mark, Node } from 'prosemirror-model';
import { type MarkedPart, nestMarks } from '../mark-runs.js';
import { schema } from '../schema.js';
import { escapeHtml, type HtmlRun, joinRuns, wrapRun } from './html-run.js';

const { nodes, marks } = schema;

interface FootnoteReferences {
  /** HTML of a reference. */
  reference(label: string): string;
}

/** Sets a line of an article: typographic punctuation of the language, marks, links and footnote references. */
export function articleInline(
  content: readonly Node[],
  language: string,
  footnotes?: FootnoteReferences,
): HtmlRun {
  let before = '';
  const leaf = (node: Node): HtmlRun => {
    if (node.type === nodes.hardBreak) {
      before += ' ';
      return { html: '<br>', plain: ' ' };
    }
    if (node.type === nodes.footnoteReference)
      return { html: footnotes?.reference(String(node.attrs['label'])) ?? '', plain: '' };
    const plain = setText(node.text ?? '', language, before);
    before += plain;
    return { html: escapeHtml(plain), plain };
  };
  const render = (part: MarkedPart): HtmlRun => {
    if ('node' in part) return leaf(part.node);
    return wrapRun(tagOf(part.mark), joinRuns(part.parts.map(render)), attributesOf(part.mark));
  };
  return joinRuns(nestMarks(content).map(render));
}

function tagOf({ type }: Mark): string {
  if (type === marks.link) return 'a';
  if (type === marks.strong) return 'strong';
  return type === marks.emphasis ? 'em' : 's';
}

function attributesOf({ type, attrs }: Mark): string {
  return type === marks.link ? ` href="${escapeHtml(String(attrs['href']))}"` : '';
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The direction of a text in a right-to-left script is that of its first strong character. */
export function direction(plain: string): string {
  return RIGHT_TO_LEFT.test(plain) ? ' dir="auto"' : '';
}
