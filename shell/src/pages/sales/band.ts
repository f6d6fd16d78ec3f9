import { styled } from 'styled-components';

/** A section across the page. On a ground of accent, all it holds is drawn in the colour that can be read there. */
export const Band = styled.section`
  padding-block: var(--space-10);
  &[data-tone='surface'] {
    background: var(--color-surface);
  }
  &[data-tone='tint'] {
    background: color-mix(in srgb, var(--color-accent) 9%, var(--color-surface));
  }
  &[data-tone='accent'] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }
  &[data-tone='accent'] > * {
    --color-ink: var(--color-on-accent);
    --color-muted: var(--color-on-accent);
    --color-accent: var(--color-on-accent);
    --color-accent-strong: var(--color-on-accent);
    --color-line: color-mix(in srgb, var(--color-on-accent) 40%, transparent);
  }
`;
