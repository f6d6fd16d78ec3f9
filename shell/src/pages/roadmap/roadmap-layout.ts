import { from } from '@lectern/ui';
import { styled } from 'styled-components';

/** The overall progress, the steps, and what is beside them. */
export const Layout = styled.div`
  display: grid;
  gap: var(--space-5);
  > * {
    min-width: 0;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    grid-template-rows: auto 1fr;
    gap: var(--space-5) var(--space-8);
    > :nth-child(2) {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
    > :nth-child(1),
    > :nth-child(3) {
      grid-column: 2;
    }
  }
  @media print {
    display: block;
  }
`;
