import { compile } from 'html-to-text';

/** A reader of HTML that is made once: making it takes longer than most emails take to be read. */
const read = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
});

/** What an email says without HTML: its paragraphs, and each link behind its words. */
export function plainTextOf(html: string): string {
  return read(html);
}
