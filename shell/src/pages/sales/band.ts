import { from, lightScheme } from '@lectern/ui';
import { styled } from 'styled-components';

/** Full-width section. On an accent background its content uses the contrasting color. */
export const Band = styled.section`
  padding-block: var(--space-5);
  ${from.tablet} {
    padding-block: var(--space-10);
  }
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
  &[data-tone='night'] {
    --night: var(--color-surface);
    --glow: color-mix(in srgb, var(--color-accent) 34%, transparent);
    background: radial-gradient(64rem 40rem at 84% 108%, var(--glow), transparent 74%), var(--night);
    ${lightScheme} {
      --night: color-mix(in srgb, var(--color-ink) 92%, black);
      --lit: var(--color-background);
      --light: color-mix(in srgb, var(--color-accent) 42%, var(--color-background));
      --glow: color-mix(in srgb, var(--color-accent) 62%, transparent);
      color: var(--lit);
    }
  }
  ${lightScheme} {
    &[data-tone='night'] > * {
      --color-ink: var(--lit);
      --color-muted: var(--lit);
      --color-accent: var(--light);
    }
  }
`;
