import type { ProductEdition } from '@lectern/api-client/admin';
import { styled } from 'styled-components';

const Frame = styled.div`
  margin-top: var(--space-1);
  progress {
    display: block;
    width: 100%;
    max-width: 24rem;
    height: 0.625rem;
    accent-color: var(--color-accent);
  }
`;

type Readers = NonNullable<ProductEdition['readers']>;

/** How many of the past buyers have their letter: `312 of 400 told`. */
export function EditionProgress({ readers: { total, told, left } }: { readers: Readers }) {
  if (total === 0) return <Frame>Nobody had bought it before, so there was nobody to tell.</Frame>;
  const away = left > 0 ? ` ${left} had given it back meanwhile.` : '';
  const said = `${told.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} told.${away}`;
  return (
    <Frame>
      <p role="status">{said}</p>
      {told + left < total ? <progress value={told + left} max={total} aria-label={said} /> : null}
    </Frame>
  );
}
