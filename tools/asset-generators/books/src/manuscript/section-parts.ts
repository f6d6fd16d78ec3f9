import { bookWords } from './book-words.js';
import type { Block, Inline, Manuscript, Section } from './manuscript.js';

/** The words in a run of text, without markup and notes. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      if (inline.type === 'line-break') return ' ';
      return inline.type === 'note' ? '' : plainText(inline.children);
    })
    .join('');
}

/** Label above the title: a chapter's number, or the name of a part with a title of its own. */
export function sectionLabel(
  { kind, number }: Pick<Section, 'kind' | 'number'>,
  { language }: Pick<Manuscript, 'language'>,
): string | null {
  if (kind === 'introduction' || kind === 'afterword') return bookWords(language)[kind];
  return number === null ? null : String(number);
}

/** Sets the closing part of a chapter ("Questions for the quiet") apart from what comes before it. */
export function splitClosing(
  blocks: readonly Block[],
  closingHeading: string | null,
): { main: Block[]; closing: Block[] } {
  const at = blocks.findIndex(
    (block) => block.type === 'heading' && block.level === 2 && plainText(block.children) === closingHeading,
  );
  return at < 0
    ? { main: [...blocks], closing: [] }
    : { main: blocks.slice(0, at), closing: blocks.slice(at + 1) };
}

export interface Opening {
  /** Initial, with an opening quotation mark if the chapter begins with speech. */
  initial: string;
  /** Text in capitals after it: the rest of about three words, never into emphasis. */
  capitals: string;
  rest: Inline[];
}

const ENOUGH_LETTERS = 14;
/** A period within this many characters is more likely "Mr." or "I," than the end of a phrase. */
const TOO_FEW_LETTERS = 6;

/** The first words of a chapter, which are set in capitals; null when it does not begin with plain text. */
export function splitOpening(block: Block | undefined): Opening | null {
  const first = block?.type === 'paragraph' ? block.children[0] : undefined;
  if (block?.type !== 'paragraph' || first?.type !== 'text') return null;
  const initial = /^[\u2018\u201C]?\p{L}/u.exec(first.text)?.[0];
  if (!initial) return null;
  let end = /^\S+/.exec(first.text)?.[0].length ?? initial.length;
  const phraseEnds = () => end >= TOO_FEW_LETTERS && /[.,;:!?\u2014\u201D]$/.test(first.text.slice(0, end));
  while (end < ENOUGH_LETTERS && !phraseEnds()) {
    const next = /^\s\S+/.exec(first.text.slice(end));
    if (!next) break;
    end += next[0].length;
  }
  return {
    initial,
    capitals: first.text.slice(initial.length, end),
    rest: [{ type: 'text', text: first.text.slice(end) }, ...block.children.slice(1)],
  };
}

/** A note with its words and the number it has in its section. */
export type Note = Extract<Inline, { type: 'note' }>;

/** The notes of a block, in the order of their marks. */
export function notesOf(block: Block): Note[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return notesIn(block.children);
    case 'quote':
      return [...block.blocks.flatMap(notesOf), ...notesIn(block.attribution ?? [])];
    case 'list':
      return block.items.flat().flatMap(notesOf);
    case 'scene-break':
      return [];
  }
}

function notesIn(children: readonly Inline[]): Note[] {
  return children.flatMap((inline) => {
    if (inline.type === 'note') return [inline];
    return 'children' in inline ? notesIn(inline.children) : [];
  });
}
