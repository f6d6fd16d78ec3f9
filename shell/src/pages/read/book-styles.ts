/** Light background for images: line art is often black on transparent. */
const PICTURE_GROUND = '#f4efe6';
const PICTURE_INK = '#1d1a16';

export interface TextLooks {
  sizeRem: number;
  ink: string;
  paper: string;
  accent: string;
  isDark: boolean;
}

/** Boxes fit in a column unless the book sets a limit. */
const BEFORE = `body * { max-width: 100%; }
  math *, svg *, table * { max-width: none; }
  img[width][height] { height: auto; }
  [data-left-out] { display: block; margin: 1em 0; font-style: italic; }`;

/** Margins are the reader's. A table wider than its column scrolls. */
const AFTER = `body { width: auto !important; min-width: 0 !important; padding: 0 !important; }
  pre { white-space: pre-wrap !important; overflow-wrap: anywhere; }
  [data-is-wide] { max-width: 100% !important; max-height: 90vh; overflow: auto !important; }
  table[data-is-wide] { display: block !important; }`;

/** Styles before and after the book's own, whose colors could be illegible on another paper. */
export function bookStyles({ sizeRem, ink, paper, accent, isDark }: TextLooks): [string, string] {
  const after = `html { --theme-bg-color: ${paper}; font-size: ${sizeRem * 100}% !important; background: ${paper} !important; }
    body { color: ${ink} !important; background: none !important; line-height: 1.6; }
    body :not(svg *) { color: inherit !important; background-color: transparent !important; border-color: currentColor !important; }
    a:any-link, a:any-link * { color: ${accent} !important; }
    ${isDark ? `body img, body svg:not(svg *) { background-color: ${PICTURE_GROUND} !important; color: ${PICTURE_INK} !important; }` : ''}
    [data-is-wide]:focus-visible { outline: 2px solid ${accent}; }
    ::selection { background: ${accent}; color: ${paper}; }`;
  return [BEFORE, AFTER + after];
}
