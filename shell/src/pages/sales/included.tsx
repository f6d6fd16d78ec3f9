import { Card, from, Icon } from '@lectern/ui';
import { styled } from 'styled-components';
import type { SalesWords } from './sales.words.js';

const Column = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Ticks = styled.ul`
  display: grid;
  gap: var(--space-1);
  margin-top: var(--space-2);
  li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
  }
  svg {
    margin-top: 0.2em;
    color: var(--color-accent);
  }
`;

const Formats = styled.div`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Format = styled(Card)`
  background: var(--color-background);
  box-shadow: none;
  h4 {
    color: var(--color-accent-strong);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

const Muted = styled.p`
  margin-top: var(--space-half);
  color: var(--color-muted);
`;

/** What the buyer receives: everything in the price, both formats, and the promise. */
export function Included({ words }: { words: SalesWords }) {
  const { formats, labels, guarantee } = words;
  return (
    <Column>
      <div>
        <h3>{labels.includesHeading}</h3>
        <Ticks>
          {words.includes.map((item) => (
            <li key={item}>
              <Icon name="check" />
              {item}
            </li>
          ))}
        </Ticks>
      </div>
      <div>
        <h3>{formats.heading}</h3>
        <Muted>{formats.text}</Muted>
        <Formats>
          {[formats.pdf, formats.epub].map(({ title, text }) => (
            <Format key={title}>
              <h4>{title}</h4>
              <p>{text}</p>
            </Format>
          ))}
        </Formats>
      </div>
      <div>
        <h3>{labels.guaranteeHeading}</h3>
        <Muted>{guarantee}</Muted>
      </div>
    </Column>
  );
}
