import { Container } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SalesWords } from './sales.words.js';

const Strip = styled.div`
  padding-block: var(--space-2);
  background: var(--color-accent);
  color: var(--color-on-accent);
  font: 500 1rem/1.45 var(--font-control);
  strong {
    margin-right: 0.5em;
    font-weight: 700;
  }
`;

/** Above everything, while the book is not out. */
export function ComingSoonBanner({ banner }: { banner: NonNullable<SalesWords['preOrder']>['banner'] }) {
  return (
    <Strip>
      <Container>
        <strong>{banner.title}</strong>
        {banner.text}
      </Container>
    </Strip>
  );
}
