import { plainTextOf, schema, wordCountOf, writeDocument, writeMarkdown } from '@lectern/rich-text';
import { simplifyHtml } from '@lectern/rich-text/html';
import { DOMParser, type Node } from 'prosemirror-model';

import type { BookElement } from './open-xhtml.js';
import { MAX_SAMPLE_CHARACTERS } from './sample-rules.js';

type DomNode = Parameters<DOMParser['parse']>[0];

const parser = DOMParser.fromSchema(schema);
const { nodes } = schema;

/** Reads a part of a book. Its pictures and its links to other parts are left out. */
export function documentOfChapter(body: BookElement): Node {
  readNotes(body);
  simplifyHtml(body, {
    readPictures: () => {
      for (const picture of body.querySelectorAll('img')) picture.remove();
      for (const figure of body.querySelectorAll('figure'))
        if (!figure.textContent?.trim() || !figure.querySelector('p, table, blockquote, ul, ol'))
          figure.remove();
    },
    addressOf: (href) => (/^https:\/\//.test(href) ? href : undefined),
  });
  return parser.parse(body as unknown as DomNode, { preserveWhitespace: false });
}

/** Whether an element has such a role or type of EPUB. */
const isKind = (element: BookElement, kind: RegExp): boolean =>
  kind.test(`${element.getAttribute('role') ?? ''} ${element.getAttribute('epub:type') ?? ''}`);

/** Marks of notes that are elsewhere are removed; a note without a way back gets one, which makes it a footnote. */
function readNotes(body: BookElement): void {
  for (const [number, mark] of [...body.querySelectorAll('a[href]')].entries()) {
    if (!isKind(mark, /\b(?:doc-)?noteref\b/)) continue;
    const anchor = (mark.getAttribute('href') ?? '').split('#')[1] ?? '';
    const note = [...body.querySelectorAll('[id]')].find((each) => each.getAttribute('id') === anchor);
    if (!note) {
      (mark.closest('sup') ?? mark).remove();
      continue;
    }
    if ([...note.querySelectorAll('a[href]')].some((link) => link.getAttribute('href')?.includes('#')))
      continue;
    const id = mark.getAttribute('id') ?? `note-mark-${number}`;
    mark.setAttribute('id', id);
    const back = body.ownerDocument.createElement('a');
    back.setAttribute('href', `#${id}`);
    note.append(back);
  }
}

/** Each file of a book numbers its notes from 1. */
export function withLabels(doc: Node, file: number): Node {
  const relabel = (key: string, value: unknown): unknown =>
    key === 'label' ? `${file}-${String(value)}` : value;
  return file === 1 ? doc : nodes.doc.schema.nodeFromJSON(JSON.parse(JSON.stringify(doc.toJSON()), relabel));
}

/** A text as the site stores it, without the heading that repeats its title. */
export function sampleTextOf(
  documents: readonly Node[],
  title: string,
): { text: string; words: number; isShortened: boolean } {
  const blocks = withoutTitle(
    documents.flatMap(({ children }) => children),
    title,
  );
  const kept: Node[] = [];
  let length = 0;
  for (const block of blocks.filter(({ type }) => type !== nodes.footnote)) {
    length += block.textContent.length;
    if (length > MAX_SAMPLE_CHARACTERS && kept.length > 0) break;
    kept.push(block);
  }
  const isShortened = length > MAX_SAMPLE_CHARACTERS;
  const doc = nodes.doc.create(null, [...kept, ...notesOf(kept, blocks)]);
  return { text: markdownOf(doc), words: wordCountOf(plainTextOf(doc)), isShortened };
}

/** Notes whose marks are kept. */
function notesOf(kept: readonly Node[], blocks: readonly Node[]): Node[] {
  const labels = new Set<string>();
  for (const block of kept)
    block.descendants(({ type, attrs }) => {
      if (type === nodes.footnoteReference) labels.add(String(attrs['label']));
    });
  return blocks.filter(({ type, attrs }) => type === nodes.footnote && labels.delete(String(attrs['label'])));
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A number and a title are often two headings: “1” and “The Bridge”. */
function withoutTitle(blocks: readonly Node[], title: string): Node[] {
  const rest = [...blocks];
  let wanted = plain(title);
  while (wanted !== '' && rest[0]?.type === nodes.heading) {
    const heading = plain(rest[0].textContent);
    const isPart = wanted.startsWith(heading);
    if (!isPart && !heading.endsWith(wanted)) break;
    wanted = isPart ? wanted.slice(heading.length) : '';
    rest.shift();
  }
  return withTopLevel(rest);
}

/** The first headings below the title are of the second level. */
function withTopLevel(blocks: readonly Node[]): Node[] {
  const isHeading = ({ type }: Node) => type === nodes.heading;
  if (blocks.some((block) => isHeading(block) && block.attrs['level'] === 2)) return [...blocks];
  return blocks.map((block) =>
    isHeading(block) ? nodes.heading.create({ level: 2 }, block.content) : block,
  );
}

/** Blocks that Markdown cannot hold, such as a table with cells across columns, become paragraphs. */
function markdownOf(doc: Node): string {
  const written = writeDocument(doc);
  if ('markdown' in written) return written.markdown;
  const blocks = doc.children.flatMap((block) => {
    if ('markdown' in writeDocument(nodes.doc.create(null, block))) return [block];
    return plainTextOf(nodes.doc.create(null, block))
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => nodes.paragraph.create(null, schema.text(line)));
  });
  return writeMarkdown(nodes.doc.create(null, blocks));
}
