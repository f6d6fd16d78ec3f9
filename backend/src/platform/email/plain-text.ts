import { compile } from 'html-to-text';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Compiled once: compiling takes longer than converting most emails. */
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
    // Upper case would break addresses and names such as iPhone.
    ...HEADINGS.map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Text part of an email: link addresses follow their words, alt texts replace pictures. */
export function plainTextOf(html: string): string {
  return read(html);
}
