import { setText } from '@lectern/typography';
import type { Token } from 'marked';
import { ArticleFault, escapeHtml } from './article-text.js';

/** One run of text twice: as it is marked up, and as it is read. */
export interface Run {
  html: string;
  plain: string;
}

/** Markdown's inline tokens as typeset HTML. @throws ArticleFault for what an article cannot hold */
export function inlineRun(tokens: readonly Token[]): Run {
  let previous = ' ';
  const walk = (token: Token): Run => {
    const within = (tag: string, attributes = ''): Run => {
      const { html, plain } = join(('tokens' in token ? (token.tokens ?? []) : []).map(walk));
      return { html: `<${tag}${attributes}>${html}</${tag}>`, plain };
    };
    switch (token.type) {
      case 'text':
      case 'escape': {
        if ('tokens' in token && token.tokens) return join(token.tokens.map(walk));
        const source = token.type === 'escape' ? token.raw.slice(1) : plainText(token.raw);
        const plain = setText(source, previous);
        previous = plain.at(-1) ?? previous;
        return { html: escapeHtml(plain), plain };
      }
      case 'em':
      case 'strong':
        return within(token.type);
      case 'link':
        return within('a', ` href="${escapeHtml(address(String(token.href)))}"`);
      case 'br':
        previous = ' ';
        return { html: '<br>', plain: ' ' };
      default:
        throw new ArticleFault(`cannot hold ${described(token.type)}`);
    }
  };
  return join(tokens.map(walk));
}

function join(runs: readonly Run[]): Run {
  return { html: runs.map(({ html }) => html).join(''), plain: runs.map(({ plain }) => plain).join('') };
}

function plainText(raw: string): string {
  const entity = /&(?:#\w+|[a-zA-Z]+);/.exec(raw);
  if (entity) throw new ArticleFault(`must have the character itself in place of "${entity[0]}"`);
  return raw.replace(/\s*\n\s*/g, ' ');
}

function address(href: string): string {
  if (/^(?:https:\/\/[^/]|\/(?!\/)|#[a-z])/.test(href)) return href;
  throw new ArticleFault(`has a link "${href}", which must begin with https:// or with / for a page here`);
}

/** Words for a kind of Markdown that has no place in an article. */
export function described(type: string): string {
  const names: Record<string, string> = {
    html: 'HTML',
    image: 'a picture inside the text',
    code: 'a block of code (or a line that begins with four spaces)',
    codespan: 'text between backticks',
    table: 'a table',
    del: 'struck-out text',
    def: 'a link definition; write the address beside its words',
  };
  return names[type] ?? `"${type}"`;
}
