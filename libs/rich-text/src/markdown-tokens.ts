import { Marked, type Token, Tokenizer, type Tokens, type TokenizerAndRendererExtension } from 'marked';

/** A note at the end of the text: `[^1]: its words`. Further lines are indented. */
export interface FootnoteToken extends Tokens.Generic {
  type: 'footnote';
  label: string;
  tokens: Token[];
}

const FOOTNOTE = /^ {0,3}\[\^([\w-]+)\]:(?=\s|$)/;

/** The lines of a footnote at the beginning of a text: its first, and those below that are indented. */
function footnoteLines(source: string): string[] {
  const [first = '', ...others] = source.split('\n', 1000);
  const end = others.findIndex((line) => !/^[ \t]+\S/.test(line));
  return [first, ...(end < 0 ? others : others.slice(0, end))];
}

const footnotes: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  start: (source) => /^ {0,3}\[\^[\w-]+\]:(?=\s|$)/m.exec(source)?.index,
  tokenizer(source) {
    const found = FOOTNOTE.exec(source);
    if (!found) return undefined;
    const lines = footnoteLines(source);
    const words = [(lines[0] ?? '').slice(found[0].length), ...lines.slice(1)].map((line) => line.trim());
    const tokens = this.lexer.inline(words.join('\n').trim());
    return { type: 'footnote', raw: lines.join('\n'), label: found[1] ?? '', tokens };
  },
};

const footnoteReferences: TokenizerAndRendererExtension = {
  name: 'footnoteReference',
  level: 'inline',
  start: (source) => /\[\^[\w-]+\]/.exec(source)?.index,
  tokenizer(source) {
    const found = /^\[\^([\w-]+)\]/.exec(source);
    return found ? { type: 'footnoteReference', raw: found[0], label: found[1] ?? '' } : undefined;
  },
};

const { del: strikeThrough } = Tokenizer.prototype;

/**
 * The site's Markdown: GitHub's, with footnotes. HTML is text, an indented paragraph is not code, and only two tildes
 * strike through (`~$5` means "about").
 */
const markdown = new Marked({
  gfm: true,
  extensions: [footnotes, footnoteReferences],
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    code: () => undefined,
    del(source, maskedSource, previous) {
      return source.startsWith('~~') ? strikeThrough.call(this, source, maskedSource, previous) : undefined;
    },
  },
});

/** How the end of a line counts inside a paragraph: as a space, or, as people type emails, as a line break. */
export type LineEnds = 'spaces' | 'breaks';

/** Splits Markdown into tokens. The only configuration of `marked`. */
export function markdownTokens(text: string, lineEnds: LineEnds = 'spaces'): Token[] {
  return markdown.lexer(text, { ...markdown.defaults, breaks: lineEnds === 'breaks' });
}

export function inlineTokens(text: string): Token[] {
  return markdown.Lexer.lexInline(text, markdown.defaults);
}

/** Child tokens; undefined if this kind of token has none. */
export function innerTokens(token: Token): Token[] | undefined {
  if (token.type === 'list') return (token as Tokens.List).items;
  return (token as Tokens.Generic).tokens;
}
