import { Container, from } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

import { Band } from './band.js';
import { lines } from './list-lines.js';
import { sheets } from './list-sheets.js';
import { Motif } from './motif.js';
import type { SectionProps } from './sales.words.js';

const Head = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-6);
  margin-bottom: var(--space-4);
  h2 {
    font-size: clamp(2.25rem, 1.5rem + 3.4vw, 4rem);
  }
  h2 span {
    display: block;
    margin-block: 0.04em 0.08em;
    color: var(--color-accent);
    font-family: var(--font-display);
    font-size: clamp(4.5rem, 2rem + 13vw, 12rem);
    line-height: 0.86;
    letter-spacing: -0.02em;
  }
  > p {
    max-width: 38rem;
    color: var(--color-muted);
    font-size: var(--text-lead);
    line-height: 1.5;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    margin-bottom: var(--space-6);
    > p {
      grid-row: 2;
    }
    > svg {
      grid-row: span 2;
    }
  }
  > svg {
    width: clamp(15rem, 24vw, 22rem);
  }
  [data-look='pencil'] & h2 span {
    color: var(--color-danger);
  }
  [data-look='apart'] & {
    h2 {
      grid-column: 1 / -1;
      font-family: var(--font-display);
      font-size: clamp(2.5rem, 7.3vw, 6.25rem);
      letter-spacing: -0.01em;
      word-spacing: 0.06em;
    }
  }
  [data-look='rings'] & {
    justify-items: center;
    text-align: center;
    grid-template-columns: minmax(0, 1fr);
    > svg {
      display: none;
    }
    h2 span {
      font-size: clamp(3.25rem, 1rem + 10.5vw, 10rem);
    }
  }
`;

const Frame = styled.div`
  position: relative;
  counter-reset: entry checked;
`;

const looks = { ...lines, ...sheets };

const List = styled.ol<{ $look: keyof typeof looks }>`
  display: grid;
  li {
    counter-increment: entry;
  }
  h3 {
    font-size: var(--text-heading-4);
  }
  cite {
    display: block;
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
  ${({ $look }) => looks[$look]}
`;

const Closing = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-5);
  color: var(--color-muted);
  [data-look='rings'] & {
    margin-inline: auto;
    text-align: center;
  }
`;

const Tally = styled.p`
  margin-top: var(--space-4);
  font: 600 1rem/1.4 var(--font-control);
  &::after {
    content: ' ' counter(checked);
  }
`;

const Stamp = styled.p`
  width: fit-content;
  margin: calc(-1 * var(--space-5)) 4% 0 auto;
  padding: 0.12em 0.5em;
  border: 0.14em double currentColor;
  color: var(--color-danger);
  font: 600 clamp(2rem, 1rem + 4vw, 4rem) / 1.1 var(--font-control);
  letter-spacing: 0.1em;
  text-transform: uppercase;
  transform: rotate(-7deg);
`;

export function ListSection({ words, section }: SectionProps<'list'>) {
  const { tone, heading, display, intro, look, entries, closing, checkedLabel, stamp } = section;
  const id = useId();
  return (
    <Band data-tone={tone} data-look={look} data-screen-only="" aria-labelledby={id}>
      <Container>
        <Head>
          <h2 id={id}>{display ? withDisplay(heading, display) : heading}</h2>
          {intro ? <p>{intro}</p> : null}
          <Motif motif={words.motif} />
        </Head>
        <Frame>
          {look === 'road' ? <Road bends={entries.length} /> : null}
          <List
            $look={look}
            as={look === 'cards' ? 'ul' : 'ol'}
            aria-labelledby={id}
            data-sideways={look === 'cards' || look === 'ledger' ? '' : undefined}
          >
            {entries.map(({ title, text, source, struck }) => (
              <li key={title}>
                {checkedLabel ? <input type="checkbox" aria-label={title} /> : null}
                {struck ? <del>{struck}</del> : null}
                <h3>{title}</h3>
                {text ? <p>{text}</p> : null}
                {source ? <cite>{source}</cite> : null}
              </li>
            ))}
          </List>
          {checkedLabel ? <Tally>{checkedLabel}</Tally> : null}
        </Frame>
        {closing ? <Closing>{closing}</Closing> : null}
        {stamp ? <Stamp>{stamp}</Stamp> : null}
      </Container>
    </Band>
  );
}

function withDisplay(heading: string, display: string) {
  const [before, after] = heading.split(display);
  return (
    <>
      {before}
      <span>{display}</span>
      {after}
    </>
  );
}

const Line = styled.svg`
  position: absolute;
  inset: 0 auto 0 0;
  width: 2.5rem;
  height: 100%;
  color: var(--color-accent);
  overflow: visible;
  ${from.desktop} {
    left: 50%;
    width: 11rem;
    transform: translateX(-50%);
  }
`;

function Road({ bends }: { bends: number }) {
  const path = Array.from(
    { length: bends },
    (_, at) => `c${at % 2 ? -66 : 66} 33 ${at % 2 ? -66 : 66} 67 0 100`,
  );
  return (
    <Line viewBox={`0 0 100 ${bends * 100}`} preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path
        d={`M50 0${path.join('')}`}
        stroke="currentColor"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="0 17"
        vectorEffect="non-scaling-stroke"
      />
    </Line>
  );
}
