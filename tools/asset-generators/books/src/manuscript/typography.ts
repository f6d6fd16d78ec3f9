import { setText } from '@lectern/typography';
import type { Inline } from './manuscript.js';

/**
 * Sets typographic quotes, dashes and ellipses. Works across emphasis, so a quote after an italic word is closed
 * correctly.
 * @param language BCP 47
 */
export function setTypography(children: Inline[], language: string): Inline[] {
  let before = '';
  const walk = (inline: Inline): Inline => {
    if (inline.type === 'text') {
      const text = setText(inline.text, language, before);
      before += text;
      return { ...inline, text };
    }
    if (inline.type === 'line-break') {
      before += ' ';
      return inline;
    }
    if (inline.type === 'note') return { ...inline, children: setTypography(inline.children, language) };
    return { ...inline, children: inline.children.map(walk) };
  };
  return children.map(walk);
}
