import { Card, Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';

const Place = styled(Card)`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: var(--space-2) var(--space-3);
  min-height: 17rem;
  box-shadow: none;
`;

const Cover = styled(Skeleton)`
  aspect-ratio: 2 / 3;
`;

const Words = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-2);
`;

const Action = styled(Skeleton)`
  grid-column: 1 / -1;
  align-self: end;
  height: 3rem;
`;

/** The shape of a product that is on its way. */
export function PlaceholderCard() {
  return (
    <Place as="li" data-placeholder="">
      <Cover />
      <Words>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Words>
      <Action />
    </Place>
  );
}
