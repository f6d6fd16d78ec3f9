import { styled } from 'styled-components';

export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: clamp(1.25rem, 0.6rem + 3vw, 3rem);
`;

export const Prose = styled.div`
  max-width: var(--measure);
  > * + * {
    margin-top: 1em;
  }
`;
