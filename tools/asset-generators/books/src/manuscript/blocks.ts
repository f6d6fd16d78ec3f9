import { Marked, type Token, type Tokens } from 'marked';
import { described, noteReferences, type Reading, readInlines, takeNotes } from './inlines.js';
import { ManuscriptError } from './front-matter.js';
import type { Block, Inline } from './manuscript.js';
import { setTypography } from './typography.js';

const markdown = new Marked({ gfm: true }, { extensions: [noteReferences] });

/**
 * The text of one file as blocks.
 * @param firstLine line of the file on which `body` begins
 * @param language BCP 47
 */
export function readBlocks(body: string, file: string, firstLine: number, language: string): Block[] {
  const { body: prose, notes } = takeNotes(body.replaceAll('\r\n', '\n'));
  const numbers = new Map<string, number>();
  let line = firstLine;
  const reading: Reading = {
    language,
    refuse: (problem) => {
      throw new ManuscriptError(file, line, problem);
    },
    note: (mark) => {
      const note = notes.get(mark) ?? reading.refuse(`the note [^${mark}] has no text: add "[^${mark}]: …"`);
      if (numbers.has(mark)) reading.refuse(`the note [^${mark}] is used twice; give each its own mark`);
      const number = numbers.size + 1;
      numbers.set(mark, number);
      return { number, children: readLine(note.text, reading) };
    },
  };

  const blocks: Block[] = [];
  for (const token of markdown.lexer(prose)) {
    line += /^\n*/.exec(token.raw)?.[0].length ?? 0;
    const read = readBlock(token, reading);
    // Screen readers and PDF/UA both count on it.
    if (
      read[0]?.type === 'heading' &&
      read[0].level === 3 &&
      !blocks.some((block) => block.type === 'heading')
    )
      reading.refuse('a ### heading needs a ## heading somewhere above it');
    blocks.push(...read);
    line += token.raw.trimStart().split('\n').length - 1;
  }
  for (const [mark, note] of notes) {
    line = firstLine + note.line;
    if (!numbers.has(mark)) reading.refuse(`nothing points to the note [^${mark}]`);
  }
  return blocks;
}

/** One line with emphasis in it, such as a dedication. */
export function readLine(text: string, reading: Reading): Inline[] {
  return setTypography(
    readInlines(markdown.Lexer.lexInline(text, markdown.defaults), reading),
    reading.language,
  );
}

function readBlock(token: Token, reading: Reading): Block[] {
  const inlines = () =>
    setTypography(readInlines('tokens' in token ? (token.tokens ?? []) : [], reading), reading.language);
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', children: inlines() }];
    case 'heading':
      if (token.depth !== 2 && token.depth !== 3)
        reading.refuse(
          'headings inside a chapter begin with ## or ###; its title stands in the front matter',
        );
      return [{ type: 'heading', level: token.depth === 2 ? 2 : 3, children: inlines() }];
    case 'hr':
      return [{ type: 'scene-break' }];
    case 'blockquote':
      return [readQuote(String(token.text), reading)];
    case 'list': {
      const list = token as Tokens.List;
      const items = list.items.map((item) => item.tokens.flatMap((each) => readBlock(each, reading)));
      return [{ type: 'list', ordered: list.ordered, start: list.start === '' ? 1 : list.start, items }];
    }
    default:
      return reading.refuse(`a book cannot hold ${described(token.type)}`);
  }
}

/** The last line of a quotation names its source when it begins with a dash. */
function readQuote(text: string, reading: Reading): Block {
  const signed = /^([\s\S]*?)\n\s*(?:\u2014|---?)\s*(\S.*)\s*$/.exec(text);
  const blocks = markdown.lexer(signed?.[1] ?? text).flatMap((token) => readBlock(token, reading));
  const source = signed?.[2];
  return { type: 'quote', blocks, attribution: source ? readLine(source, reading) : null };
}
