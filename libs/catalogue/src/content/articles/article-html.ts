import { setText } from '@lectern/typography';
import { anchorOf } from '@lectern/text-folding';
import { Marked, type Token, type Tokens } from 'marked';

export interface ArticleText {
  html: string;
  headings: { id: string; text: string }[];
  /** The text on one line, for the search index. Pull quotes are left out because they repeat the text. */
  plainText: string;
  wordCount: number;
}

/** An element that articles do not support. The message follows the file's name. */
export class ArticleFault extends Error {
  override readonly name = 'ArticleFault';
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

function wordCountOf(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

interface Run {
  html: string;
  plain: string;
}

function inlineRun(tokens: readonly Token[], language: string): Run {
  let before = '';
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
        const plain = setText(source, language, before);
        before += plain;
        return { html: escapeHtml(plain), plain };
      }
      case 'em':
      case 'strong':
        return within(token.type);
      case 'link':
        return within('a', ` href="${escapeHtml(address(String(token.href)))}"`);
      case 'br':
        before += ' ';
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
  if (entity) throw new ArticleFault(`must use the character itself instead of "${entity[0]}"`);
  return raw.replace(/\s*\n\s*/g, ' ');
}

function address(href: string): string {
  if (/^(?:https:\/\/[^/]|\/(?!\/)|#[\p{L}\p{N}])/u.test(href)) return href;
  throw new ArticleFault(
    `has a link "${href}", which must begin with https://, or with / for a page of this site`,
  );
}

function described(type: string): string {
  const names: Record<string, string> = {
    html: 'HTML',
    image: 'a picture inside the text',
    code: 'a block of code (or a line that begins with four spaces)',
    codespan: 'text between backticks',
    table: 'a table',
    del: 'struck-out text',
    def: 'a link definition; write the address in the link itself',
  };
  return names[type] ?? `"${type}"`;
}

const markdown = new Marked({ gfm: true });

/** A block as HTML. Blocks only for the eye, such as pull quotes, have no plain text and no word count. */
type Block = Run & { heading?: { level: 2 | 3; id: string }; pulled?: string };

/**
 * Converts an article's Markdown to HTML: paragraphs, ## and ### headings, lists, quotations with sources,
 * links, emphasis, `> [!note]` and `> [!pull]`. Other elements are rejected.
 * @param bodyLine line number of the first line of `body`
 * @param language BCP 47
 * @throws ArticleFault with the line number
 */
export function articleHtml(body: string, bodyLine: number, language: string): ArticleText {
  let line = bodyLine;
  const blocks: Block[] = [];
  for (const token of markdown.lexer(body)) {
    line += /^\n*/.exec(token.raw)?.[0].length ?? 0;
    try {
      const read = readBlock(token, language);
      if (read.heading) checkHeading(read.heading, blocks);
      if (token.type !== 'space') blocks.push(read);
    } catch (error) {
      if (error instanceof ArticleFault) throw new ArticleFault(`${error.message} (line ${line})`);
      throw error;
    }
    line += token.raw.trimStart().split('\n').length - 1;
  }
  const plain = blocks.map((block) => block.plain).join('\n');
  for (const { pulled } of blocks) {
    if (pulled && !plain.includes(pulled)) {
      throw new ArticleFault(`must contain the pull quote "${pulled}" in its text`);
    }
  }
  return {
    html: blocks.map(({ html }) => html).join('\n'),
    headings: blocks.flatMap(({ heading, plain: text }) =>
      heading?.level === 2 ? { id: heading.id, text } : [],
    ),
    plainText: plain.replace(/\s+/g, ' ').trim(),
    wordCount: wordCountOf(plain),
  };
}

/** Screen readers, tables of contents, and links depend on the order of headings. */
function checkHeading({ level, id }: { level: 2 | 3; id: string }, before: readonly Block[]): void {
  if (level === 3 && !before.some(({ heading }) => heading)) {
    throw new ArticleFault('needs a ## heading before its first ### heading');
  }
  if (before.some(({ heading }) => heading?.id === id)) {
    throw new ArticleFault(`has two headings with the address #${id}`);
  }
}

function readBlock(token: Token, language: string): Block {
  const run = (): Run => inlineRun('tokens' in token ? (token.tokens ?? []) : [], language);
  switch (token.type) {
    case 'space':
      return { html: '', plain: '' };
    case 'text':
      return run();
    case 'paragraph':
      return within('p', run());
    case 'heading':
      return heading(Number(token.depth), run());
    case 'hr':
      return { html: '<hr>', plain: '' };
    case 'blockquote':
      return quotation(String(token.text), language);
    case 'list': {
      const list = token as Tokens.List;
      const items = list.items.map((item) => within('li', joined(item.tokens, language)));
      const html = items.map((item) => item.html).join('');
      const plain = items.map((item) => item.plain).join('\n');
      return within(list.ordered ? 'ol' : 'ul', { html, plain });
    }
    default:
      throw new ArticleFault(`cannot hold ${described(token.type)}`);
  }
}

function heading(depth: number, { html, plain }: Run): Block {
  if (depth !== 2 && depth !== 3) {
    throw new ArticleFault('must begin its headings with ## or ###; the page shows the title itself');
  }
  const id = anchorOf(plain);
  const linked = html.includes('<a ') ? html : `<a href="#${id}">${html}</a>`;
  return { html: `<h${depth} id="${id}">${linked}</h${depth}>`, plain, heading: { level: depth, id } };
}

function quotation(text: string, language: string): Block {
  const marked = /^\[!(?<kind>\w+)\]\s*\n(?<rest>[^]*)$/.exec(text)?.groups;
  const inner = (source: string): Run => joined(markdown.lexer(source), language);
  if (marked?.kind === 'pull') {
    const { html, plain } = inner(marked.rest ?? '');
    // Hidden from screen readers because it repeats the text.
    return { html: `<aside class="pull" aria-hidden="true">${html}</aside>`, plain: '', pulled: plain };
  }
  if (marked?.kind === 'note') return within('aside', inner(marked.rest ?? ''), ' class="note" role="note"');
  if (marked) throw new ArticleFault(`supports [!note] and [!pull], but not [!${marked.kind}]`);
  // A last line that begins with a dash names the source.
  const signed = /^(?<quoted>[^]*?)\n\s*(?:\u2014|---?)\s*(?<source>\S.*)\s*$/.exec(text)?.groups;
  if (!signed) return within('blockquote', inner(text));
  const quoted = within('blockquote', inner(signed.quoted ?? ''));
  const source = inlineRun(markdown.Lexer.lexInline(signed.source ?? '', markdown.defaults), language);
  return {
    html: `<figure>${quoted.html}<figcaption>${source.html}</figcaption></figure>`,
    plain: `${quoted.plain}\n${source.plain}`,
  };
}

function joined(tokens: readonly Token[], language: string): Run {
  const blocks = tokens.filter(({ type }) => type !== 'space').map((token) => readBlock(token, language));
  return {
    html: blocks.map(({ html }) => html).join(''),
    plain: blocks.map(({ plain }) => plain).join('\n'),
  };
}

function within(tag: string, { html, plain }: Run, attributes = ''): Run {
  return { html: `<${tag}${attributes}>${html}</${tag}>`, plain };
}
