import { styled } from 'styled-components';
import { useFrameWords } from '../site-data.js';

const Cards = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-half) var(--space-2);
  padding-block: var(--space-1) var(--space-2);
  dt {
    font-weight: 600;
    white-space: nowrap;
  }
  dd {
    margin: 0;
  }
`;

export function TestCards() {
  const { text, cards } = useFrameWords().sandboxBanner;
  return (
    <>
      <p>{text}</p>
      <Cards>
        {cards.map(({ number, outcome }) => (
          <Row key={number} number={number} outcome={outcome} />
        ))}
      </Cards>
    </>
  );
}

function Row({ number, outcome }: { number: string; outcome: string }) {
  return (
    <>
      <dt>{number}</dt>
      <dd>{outcome}</dd>
    </>
  );
}
