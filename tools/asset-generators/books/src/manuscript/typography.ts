import { setText } from '@lectern/typography';
import type { Inline } from './manuscript.js';

/**
 * Sets typographic quotes, dashes and ellipses. Works across emphasis, so a quote after an italic word is closed
 * correctly.
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
