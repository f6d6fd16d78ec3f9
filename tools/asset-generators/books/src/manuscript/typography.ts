import { setText } from '@lectern/typography';
import type { Inline } from './manuscript.js';

/**
 * Sets a text as a printer would. Works across emphasis, so that a quote which follows an italic word still knows
 * what stood before it.
 */
export function setTypography(children: Inline[]): Inline[] {
  let previous = ' ';
  const walk = (inline: Inline): Inline => {
    if (inline.type === 'text') {
      const text = setText(inline.text, previous);
      previous = text.at(-1) ?? previous;
      return { ...inline, text };
    }
    if (inline.type === 'line-break') {
      previous = ' ';
      return inline;
    }
    if (inline.type === 'note') return { ...inline, children: setTypography(inline.children) };
    return { ...inline, children: inline.children.map(walk) };
  };
  return children.map(walk);
}

/** The same for a line without markup, such as a title. */
export function setLine(text: string): string {
  return setText(text);
}
