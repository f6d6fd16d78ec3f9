import type { Block, Epigraph, Inline } from '../manuscript/manuscript.js';

/** A string literal of Typst. Text only ever enters a source this way, so no character of a manuscript is markup. */
export function typstString(text: string): string {
  return `"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(/\s*\n\s*/g, ' ')}"`;
}

/** `#"words";` where Typst expects markup. */
function words(text: string): string {
  return text === '' ? '' : `#${typstString(text)};`;
}

export function typstInlines(children: readonly Inline[]): string {
  return children.map(typstInline).join('');
}

function typstInline(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return words(inline.text);
    case 'emphasis':
      return `#emph[${typstInlines(inline.children)}];`;
    case 'strong':
      return `#strong[${typstInlines(inline.children)}];`;
    case 'link':
      return `#link(${typstString(inline.href)})[${typstInlines(inline.children)}];`;
    case 'line-break':
      return '#linebreak();';
    case 'note':
      return `#footnote[${typstInlines(inline.children)}];`;
  }
}

/** Whether a passage may be kept together: a longer one would run off the foot of the page. */
export function fitsOnAPage(source: string): boolean {
  return source.length <= 1_000;
}

export function typstBlocks(blocks: readonly Block[]): string {
  return blocks.map(typstBlock).join('\n\n');
}

function typstBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return typstInlines(block.children);
    case 'heading':
      return `#${block.level === 2 ? 'subheading' : 'minor-heading'}[${typstInlines(block.children)}]`;
    case 'quote': {
      const attribution = block.attribution ? `[${typstInlines(block.attribution)}]` : 'none';
      const body = typstBlocks(block.blocks);
      return `#quotation(attribution: ${attribution}, keep: ${fitsOnAPage(body)})[${body}]`;
    }
    case 'list': {
      const items = block.items.map((item) => `[${typstBlocks(item)}]`).join(', ');
      return block.ordered ? `#enum(start: ${block.start}, ${items})` : `#list(${items})`;
    }
    case 'scene-break':
      return '#scene-break';
  }
}

export function typstEpigraph(epigraph: Epigraph | null): string {
  if (!epigraph) return 'none';
  return `(text: [${typstInlines(epigraph.text)}], source: [${typstInlines(epigraph.source)}])`;
}

export function typstOptional(text: string | null): string {
  return text === null ? 'none' : typstString(text);
}

/** An array literal; the trailing comma keeps a single entry an array. */
export function typstArray(entries: readonly string[]): string {
  return entries.length === 0 ? '()' : `(${entries.join(', ')},)`;
}
