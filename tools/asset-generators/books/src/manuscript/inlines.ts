import type { Token, TokenizerAndRendererExtension } from 'marked';

import type { Inline } from './manuscript.js';

export const noteReferences: TokenizerAndRendererExtension = {
  name: 'note-reference',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('[^');
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) => {
    const found = /^\[\^([\w-]+)\]/.exec(source);
    return found ? { type: 'note-reference', raw: found[0], mark: found[1] ?? '' } : undefined;
  },
};

export interface NoteText {
  text: string;
  /** Line within the body, from 0. */
  line: number;
}

/** Takes `[^mark]: words` out of a body, leaving empty lines behind so that later line numbers stay true. */
export function takeNotes(body: string): { body: string; notes: Map<string, NoteText> } {
  const notes = new Map<string, NoteText>();
  let open: NoteText | null = null;
  const kept = body.split('\n').map((content, line) => {
    const found = /^\[\^([\w-]+)\]:\s+(.+)$/.exec(content);
    if (found) {
      open = { text: found[2] ?? '', line };
      notes.set(found[1] ?? '', open);
      return '';
    }
    if (open && /^\s+\S/.test(content)) {
      open.text += ` ${content.trim()}`;
      return '';
    }
    open = null;
    return content;
  });
  return { body: kept.join('\n'), notes };
}

/** Positions of tokens and texts of notes, shared by all readers of one file. */
export interface Reading {
  /** BCP 47 */
  language: string;
  /** Throws, naming file and line. */
  refuse(problem: string): never;
  /** The note behind `[^mark]`, with its number in this section. */
  note(mark: string): { number: number; children: Inline[] };
}

/** Markdown's inline tokens as the few kinds of text a book is set from. */
export function readInlines(tokens: readonly Token[], reading: Reading): Inline[] {
  return tokens.flatMap((token) => readInline(token, reading));
}

function readInline(token: Token, reading: Reading): Inline[] {
  const children = () => readInlines('tokens' in token ? (token.tokens ?? []) : [], reading);
  switch (token.type) {
    case 'text':
      if ('tokens' in token && token.tokens) return children();
      return [{ type: 'text', text: plain(token.raw, reading) }];
    case 'escape':
      return [{ type: 'text', text: token.raw.slice(1) }];
    case 'em':
      return [{ type: 'emphasis', children: children() }];
    case 'strong':
      return [{ type: 'strong', children: children() }];
    case 'link':
      return [{ type: 'link', href: address(String(token.href), reading), children: children() }];
    case 'br':
      return [{ type: 'line-break' }];
    case 'note-reference':
      return [{ type: 'note', ...reading.note(String(token.mark)) }];
    default:
      return reading.refuse(`a book cannot hold ${described(token.type)}`);
  }
}

/** Words for a kind of Markdown that has no place in a book. */
export function described(type: string): string {
  const names: Record<string, string> = {
    html: 'HTML',
    image: 'a picture inside the text',
    code: 'a block of code (or a line that begins with four spaces)',
    codespan: 'text between backticks',
    table: 'a table',
    del: 'struck-out text',
  };
  return names[type] ?? `"${type}"`;
}

function plain(text: string, reading: Reading): string {
  const entity = /&(?:#\w+|[a-zA-Z]+);/.exec(text);
  if (entity) reading.refuse(`write the character itself instead of "${entity[0]}"`);
  return text.replace(/\s*\n\s*/g, ' ');
}

function address(href: string, reading: Reading): string {
  return /^(?:https?:\/\/|mailto:)/.test(href)
    ? href
    : reading.refuse(`the link "${href}" must begin with https:// or mailto:`);
}
