import { schema } from '@lectern/rich-text';
import { Fragment, type Node } from 'prosemirror-model';
import { type Feature, nodesOfFeature } from '../core/features.js';

const { nodes } = schema;

const lines = (cell: Node): readonly Node[] => cell.firstChild?.content.content ?? [];

/** Cells of a row as one line. */
const rowText = (row: Node): Node => {
  const parts = row.content.content.flatMap((cell, index) => [
    ...(index === 0 ? [] : [schema.text(', ')]),
    ...lines(cell),
  ]);
  return nodes.paragraph.create(null, parts);
};

/** Replaces what a place cannot hold with paragraphs of the same words. */
export function simplify(content: Fragment, features: readonly Feature[]): Fragment {
  const held = new Set(features.flatMap((feature) => nodesOfFeature[feature]));
  const always = new Set(['paragraph', 'text', 'hardBreak']);
  const notes = new Map(
    content.content
      .filter(({ type }) => type === nodes.footnote)
      .map((note) => [note.attrs['label'] as unknown, note.textContent]),
  );
  const isHeld = ({ type }: Node) => always.has(type.name) || held.has(type.name);
  const simpleContent = ({ content: inner }: { content: Fragment }): Fragment =>
    Fragment.from(inner.content.flatMap(simple));
  const simple = (node: Node): readonly Node[] => {
    if (isHeld(node)) return [node.isText ? node : node.copy(simpleContent(node))];
    if (node.type === nodes.table) return node.content.content.map(rowText);
    if (node.type === nodes.heading || node.type === nodes.quoteSource) {
      return [nodes.paragraph.create(null, simpleContent(node))];
    }
    if (node.type === nodes.footnote) return [];
    if (node.type === nodes.footnoteReference) {
      const note = notes.get(node.attrs['label']);
      return note ? [schema.text(` (${note})`)] : [];
    }
    return node.content.content.flatMap(simple);
  };
  return simpleContent({ content });
}

/** The words of blocks as one line, for a cell of a table. */
export function oneLine(content: Fragment): Fragment {
  const parts: Node[] = [];
  content.descendants((node) => {
    if (node.isText) parts.push(node);
    else if (parts.length > 0 && parts.at(-1)?.text !== ' ') parts.push(schema.text(' '));
    return node.type !== nodes.footnote;
  });
  return Fragment.from(parts);
}
