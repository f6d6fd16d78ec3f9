import { css } from 'styled-components';

/** Color roles of everything on a filled ground: one color for text and controls, the ground for what lies on those. */
export const filledColors = (ground: string, text: string) => css`
  --color-background: ${ground};
  --color-surface: ${ground};
  --color-ink: ${text};
  --color-muted: ${text};
  --color-accent: ${text};
  --color-accent-strong: color-mix(in srgb, ${text} 88%, ${ground});
  --color-on-accent: ${ground};
  --color-edge: color-mix(in srgb, ${text} 70%, ${ground});
  --color-line: color-mix(in srgb, ${text} 34%, ${ground});
`;

/** Printers drop backgrounds. */
export const printedOnWhite = css`
  @media print {
    &&& {
      --color-poster: #fff;
      --color-on-poster: #000;
    }
  }
`;
