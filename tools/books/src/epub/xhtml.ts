import type { Block, Inline } from '../manuscript/manuscript.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for XML, in content and in attributes; characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

export function xhtmlInlines(children: readonly Inline[]): string {
  return children.map(xhtmlInline).join('');
}

function xhtmlInline(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return escapeXml(inline.text);
    case 'emphasis':
      return `<em>${xhtmlInlines(inline.children)}</em>`;
    case 'strong':
      return `<strong>${xhtmlInlines(inline.children)}</strong>`;
    case 'link':
      return `<a href="${escapeXml(inline.href)}">${xhtmlInlines(inline.children)}</a>`;
    case 'line-break':
      return '<br/>';
    case 'note':
      return `<a class="note-mark" epub:type="noteref" role="doc-noteref" id="mark-${inline.number}" href="#note-${inline.number}" aria-label="Note ${inline.number}">${inline.number}</a>`;
  }
}

export function xhtmlBlocks(blocks: readonly Block[]): string {
  return blocks.map(xhtmlBlock).join('\n');
}

function xhtmlBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${xhtmlInlines(block.children)}</p>`;
    case 'heading':
      return `<h${block.level}>${xhtmlInlines(block.children)}</h${block.level}>`;
    case 'quote':
      return `<blockquote>\n${xhtmlBlocks(block.blocks)}${attribution(block.attribution)}\n</blockquote>`;
    case 'list':
      return list(block);
    case 'scene-break':
      return '<hr class="scene-break"/>';
  }
}

function attribution(source: readonly Inline[] | null): string {
  return source ? `\n<p class="source"><cite>${xhtmlInlines(source)}</cite></p>` : '';
}

function list({ ordered, start, items }: Extract<Block, { type: 'list' }>): string {
  const rows = items.map((item) => {
    const [only, ...more] = item;
    const words =
      only?.type === 'paragraph' && more.length === 0 ? xhtmlInlines(only.children) : xhtmlBlocks(item);
    return `<li>${words}</li>`;
  });
  const from = ordered && start !== 1 ? ` start="${start}"` : '';
  return ordered ? `<ol${from}>\n${rows.join('\n')}\n</ol>` : `<ul>\n${rows.join('\n')}\n</ul>`;
}
