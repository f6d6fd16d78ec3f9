import { compile } from 'html-to-text';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Compiled once: that takes longer than to read most emails. */
const read = compile({
  wordwrap: false,
  formatters: {
    description: ({ attribs }, _, builder) => builder.addInline(attribs['alt'] ?? ''),
  },
  selectors: [
    { selector: 'img', format: 'description' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'del', format: 'inlineSurround', options: { prefix: '~~', suffix: '~~' } },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'td.quotation', format: 'blockquote' },
    // Capitals would break addresses, and names such as iPhone.
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** The text part of an email: its paragraphs, each link behind its words, and each picture as its description. */
export function plainTextOf(html: string): string {
  return read(html);
}
