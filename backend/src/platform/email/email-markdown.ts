import { innerTokens, markdownTokens, quotationParts } from '@lectern/rich-text';
import type { Token, Tokens } from 'marked';

export interface MarkdownProblem {
  /** Counts from 1. */
  line: number;
  message: string;
}

/** Markdown as authors type it: single line breaks count. */
export const readMarkdown = (text: string): Token[] => markdownTokens(text, 'breaks');

/** Makes each line break within a paragraph a hard one, so that every Markdown parser keeps it. Idempotent. */
export const withHardBreaks = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?<=[^\s\\])[^\S\n]*(?=\n[^\S\n]*\S)/g, '  ');

const WEB_HOST = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|edu|gov|io)(?:[/?#]|$))/i;

/**
 * Absolute address of a link or picture; relative ones are resolved against the site. Undefined if it is unusable in
 * an email: a fragment (`#x`) or another scheme (`javascript:`).
 */
export function absoluteAddress(href: string, publicUrl: string): string | undefined {
  if (href === '' || href.startsWith('#')) return undefined;
  if (/^(?:mailto|tel|sms):/i.test(href)) return href;
  if (/^\/(?![/\\])/.test(href)) return publicUrl + href;
  const address = WEB_HOST.test(href) ? `https://${href}` : href;
  if (!URL.canParse(address, `${publicUrl}/`)) return undefined;
  const { protocol, href: resolved } = new URL(address, `${publicUrl}/`);
  if (!/^https?:$/.test(protocol)) return undefined;
  return /^https?:\/\//i.test(address) ? address : resolved;
}

/** Takes the signs out that keep marks apart in Markdown. */
export const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');

/** Skips deleted text: a crossed-out price without its line would be wrong. */
function wordsOfToken(token: Token): string {
  if (WORDLESS.has(token.type) || isNewsletterBox(token)) return '';
  if (token.type === 'blockquote') {
    const { kind, tokens, source = [] } = quotationParts(token as Tokens.Blockquote, 'breaks');
    return kind === 'pull' ? '' : ` ${plainWords(tokens)} ${plainWords(source)} `;
  }
  if (token.type === 'br' || token.type === 'space') return ' ';
  const inner = innerTokens(token);
  if (!inner) return withoutJoiners('text' in token ? String(token.text) : token.raw);
  return BLOCKS.has(token.type) ? ` ${plainWords(inner)} ` : plainWords(inner);
}

const BLOCKS = new Set(['paragraph', 'heading', 'list', 'list_item']);
const WORDLESS = new Set(['del', 'def', 'hr', 'checkbox', 'footnote', 'footnoteReference']);

/** Asks for a subscription, which the readers of an email have. */
export const isNewsletterBox = ({ type, raw }: Token): boolean =>
  type === 'paragraph' && raw.trim() === '[newsletter]';

/** Plain text on one line; pictures become their alt texts. */
export const plainWords = (tokens: readonly Token[]): string =>
  tokens.map(wordsOfToken).join('').replace(/\s+/g, ' ');

const isReference = ({ raw }: Token) => /^!?\[/.test(raw) && !raw.endsWith(')');

function problemIn(token: Token): string | undefined {
  switch (token.type) {
    case 'table':
      return 'Emails can’t show tables. Please write it as a list.';
    case 'paragraph':
      return /^\s*\[book: [\w-]+\]\s*$/.test(token.raw)
        ? 'Emails can’t show the card of a book. Please link to its page instead.'
        : undefined;
    case 'code':
    case 'codespan':
      return 'Emails can’t show code. Please remove the back ticks (`).';
    case 'def':
      return REFERENCE;
    case 'text':
      return !innerTokens(token) && /\]\[[^\][]*\]/.test(token.raw) ? REFERENCE : undefined;
    case 'link':
      return linkProblem(token as Tokens.Link);
    case 'image':
      return addressProblem(token as Tokens.Image);
    default:
      return undefined;
  }
}

const ANY_SITE = 'https://site.invalid';
const REFERENCE = 'Please write the link’s address right behind its words: [words](https://…).';

function linkProblem(link: Tokens.Link): string | undefined {
  if (plainWords(link.tokens).trim() === '') {
    return link.tokens.some(({ type }) => type === 'image')
      ? 'Please describe the linked picture between its square brackets: ![what it shows](…).'
      : 'This link has no words. Please write some between the square brackets.';
  }
  return addressProblem(link);
}

function addressProblem(token: Tokens.Link | Tokens.Image): string | undefined {
  if (isReference(token)) return REFERENCE;
  if (token.href.startsWith('#'))
    return `An email has no places to jump to. Please link to a page instead of “${token.href}”.`;
  const isUsable = absoluteAddress(token.href, ANY_SITE) !== undefined;
  const isWebOnly = token.type === 'image' && /^(?:mailto|tel|sms):/i.test(token.href);
  return isUsable && !isWebOnly ? undefined : `“${token.href}” is not an address that an email can lead to.`;
}

/** Finds what an email cannot show, at most one problem per line, in the order of the lines. */
export function findMarkdownProblems(text: string): MarkdownProblem[] {
  const found = new Map<number, MarkdownProblem>();
  const walk = (tokens: readonly Token[], firstLine: number): void => {
    let line = firstLine;
    for (const token of tokens) {
      const message = problemIn(token);
      if (message && !found.has(line)) found.set(line, { line, message });
      const inner = message ? undefined : innerTokens(token);
      if (inner) walk(inner, line);
      line += token.raw.split('\n').length - 1;
    }
  };
  const tokens = readMarkdown(text);
  walk(tokens, 1);
  const hasPicture = tokens.some((token) => innerTokens(token)?.some(({ type }) => type === 'image'));
  if (found.size === 0 && hasPicture && plainWords(tokens).trim() === '')
    return [{ line: 1, message: NO_WORDS }];
  return [...found.values()];
}

const NO_WORDS =
  'There are no words for readers who see no pictures. Please describe the picture between its square brackets.';
