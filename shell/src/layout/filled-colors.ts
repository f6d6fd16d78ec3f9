import { lightScheme } from '@lectern/ui';
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

/** Declares a book's accent as `--ground`, with `--words` on it; in dark mode a tint of it. */
export const accentGround = css`
  --ground: color-mix(in srgb, var(--color-accent) 12%, var(--color-background));
  --words: var(--color-on-accent);
  ${lightScheme} {
    --ground: var(--color-accent);
  }
`;

/** Color roles within an `accentGround`. */
export const onAccentGround = css`
  ${lightScheme} {
    --color-ink: var(--words);
    --color-muted: color-mix(in srgb, var(--words) 86%, var(--ground));
    --color-line: color-mix(in srgb, var(--words) 28%, transparent);
    --color-edge: color-mix(in srgb, var(--words) 60%, var(--ground));
    --color-accent: var(--words);
    --color-accent-strong: var(--words);
    --color-on-accent: var(--ground);
    color: var(--color-ink);
  }
`;
