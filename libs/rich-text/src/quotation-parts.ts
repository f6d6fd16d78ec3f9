import type { Token, Tokens } from 'marked';
import { type LineEnds, inlineTokens, markdownTokens } from './markdown-tokens.js';

export interface QuotationParts {
  /** `> [!note]`, `> [!pull]`, a quotation, or another word in the place of `note`. */
  kind: string;
  tokens: Token[];
  /** Words of the last line, if it begins with a dash: `> --- Isaiah 41:10`. */
  source?: Token[];
}

/** Reads what is behind the `>` of a quotation: its kind and its source. */
export function quotationParts({ text, tokens }: Tokens.Blockquote, lineEnds?: LineEnds): QuotationParts {
  const named = /^\[!(?<kind>\w+)\][ \t]*\n(?<rest>[^]*)$/.exec(text)?.groups;
  if (named) return { kind: named['kind'] ?? '', tokens: markdownTokens(named['rest'] ?? '', lineEnds) };
  const lines = text.trimEnd().split('\n');
  const source = /^(?:\u2014|---?)\s*(\S.*)$/.exec(lines.at(-1)?.trim() ?? '')?.[1];
  if (!source || lines.length === 1) return { kind: 'quotation', tokens };
  return {
    kind: 'quotation',
    tokens: markdownTokens(lines.slice(0, -1).join('\n'), lineEnds),
    source: inlineTokens(source),
  };
}
